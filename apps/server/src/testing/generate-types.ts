import type { Kysely } from 'kysely';
import { generate, getDialect, Logger } from 'kysely-codegen';
import type { DB } from '../platform/db/types.gen.ts';

/** Values as `platform/db/value-parsers.ts` hands them out. */
const COLUMN_TYPES = {
  int8: 'number',
  date: 'string',
};

/** Columns whose check constraint lists the words of a domain type. */
const DOMAIN_COLUMNS = {
  'announcements.channel': 'AnnouncementChannel',
  'announcements.source': 'AnnouncementSource',
  'announcements.state':
    'ColumnType<AnnouncementState, AnnouncementState | undefined, AnnouncementState>',
  'api_tokens.scope': 'TokenScope',
  'asked_notices.about': 'NoticeAbout',
  'audit.actor_role': 'Role | null',
  'certificates.kind': 'CertificateKind',
  'certificates.link_mail':
    'ColumnType<InvitationMail, InvitationMail | undefined, InvitationMail>',
  'conflicts.origin': "Exclude<ConflictOrigin, 'own-work'>",
  'decision_release_rows.kind': 'PreparedKind',
  'decision_release_rows.outcome': 'ReleaseOutcome | null',
  'decision_release_rows.status': 'PreparedStatus | null',
  'decision_releases.failure': 'ReleaseFailure | null',
  'desk_assignments.kind': 'AssignedKind',
  'desk_notices.told_of': 'ToldOf',
  'event_grants.kind': 'Relation',
  'earlier_sheets.state': 'SheetState',
  'events.kind': 'ColumnType<EventKind, EventKind | undefined, EventKind>',
  'events.status': 'ColumnType<EventStatus, EventStatus | undefined, EventStatus>',
  'finals.ended_because': 'FinalEnd | null',
  'finals.way': 'FinalWay',
  'invitations.mail': 'InvitationMail',
  'judges.mail': 'ColumnType<InvitationMail, InvitationMail | undefined, InvitationMail>',
  'judges.state': 'ColumnType<JudgeState, JudgeState | undefined, JudgeState>',
  'link_checks.reason': 'LinkReason | null',
  'link_checks.state': 'LinkState | null',
  'list_columns.list': 'FoundList',
  'notes.kind': 'DeskKind',
  'notification_choices.kind': 'NotificationKind',
  'notifications.kind': 'NotificationKind',
  'notifications.mail': 'ColumnType<MailState, MailState | undefined, MailState>',
  'option_names.asked': 'QuestionsAsked',
  'option_seats.asked': 'QuestionsAsked',
  'prepared_decisions.kind': 'PreparedKind',
  'prepared_decisions.status': 'PreparedStatus',
  'presentations.put_last': 'LastReason | null',
  'profiles.gender': 'Gender',
  'registrations.status':
    'ColumnType<RegistrationStatus, RegistrationStatus | undefined, RegistrationStatus>',
  'round_works.out_because': 'OutReason | null',
  'rounds.manner': 'ColumnType<RoundManner, RoundManner | undefined, RoundManner>',
  'rounds.takes': 'RoundTakes',
  'rubrics.comment': 'ColumnType<CommentRule, CommentRule | undefined, CommentRule>',
  'saved_filters.list': 'FoundList',
  'score_sheets.cannot_because': 'CannotReason | null',
  'score_sheets.state': 'SheetState',
  'stand_marks.mark': 'StandMark',
  'submission_revisions.status':
    'ColumnType<SubmissionStatus, SubmissionStatus | undefined, SubmissionStatus>',
  'submissions.status':
    'ColumnType<SubmissionStatus, SubmissionStatus | undefined, SubmissionStatus>',
  'tagged.kind': 'DeskKind',
  'waiting.outcome': 'WaitingOutcome | null',
  'waiting.passed_over': 'PassedOver | null',
  'users.role': 'ColumnType<Role, Role | undefined, Role>',
  'users.status': 'ColumnType<UserStatus, UserStatus | undefined, UserStatus>',
};

const DOMAIN_IMPORTS = {
  AnnouncementChannel: '@pratibha/domain/announcements/announcements',
  AnnouncementSource: '@pratibha/domain/announcements/announcements',
  AnnouncementState: '@pratibha/domain/announcements/announcements',
  AssignedKind: '@pratibha/domain/desk/assigned',
  CannotReason: '@pratibha/domain/judging/score-sheets',
  CertificateKind: '@pratibha/domain/certificates/claims',
  CommentRule: '@pratibha/domain/judging/rubrics',
  ConflictOrigin: '@pratibha/domain/judging/judges',
  DeskKind: '@pratibha/domain/desk/desk',
  EventKind: '@pratibha/domain/events/event-kind',
  EventStatus: '@pratibha/domain/statuses',
  FinalEnd: '@pratibha/domain/ranking/finals',
  FinalWay: '@pratibha/domain/ranking/finals',
  FoundList: '@pratibha/domain/find/find',
  Gender: '@pratibha/domain/statuses',
  InvitationMail: '@pratibha/domain/people/invitations',
  JudgeState: '@pratibha/domain/judging/judges',
  LastReason: '@pratibha/domain/judging/presentations',
  LinkReason: '@pratibha/domain/links/link-states',
  LinkState: '@pratibha/domain/links/link-states',
  MailState: '@pratibha/domain/notifications/mail-states',
  NoticeAbout: '@pratibha/domain/waiting/asked-notices',
  NotificationKind: '@pratibha/domain/notifications/notifications',
  OutReason: '@pratibha/domain/judging/score-sheets',
  PreparedKind: '@pratibha/domain/reviews/prepared',
  PreparedStatus: '@pratibha/domain/reviews/prepared',
  ReleaseFailure: '@pratibha/domain/reviews/prepared',
  ReleaseOutcome: '@pratibha/domain/reviews/prepared',
  QuestionsAsked: '@pratibha/domain/questions/option-seats',
  RegistrationStatus: '@pratibha/domain/statuses',
  PassedOver: '@pratibha/domain/waiting/waiting-lists',
  Relation: '@pratibha/domain/grants',
  Role: '@pratibha/domain/people/roles',
  RoundManner: '@pratibha/domain/judging/manners',
  RoundTakes: '@pratibha/domain/judging/rounds',
  SheetState: '@pratibha/domain/judging/score-sheets',
  StandMark: '@pratibha/domain/judging/stands',
  SubmissionStatus: '@pratibha/domain/statuses',
  ToldOf: '@pratibha/domain/desk/assigned',
  TokenScope: '@pratibha/domain/people/tokens',
  UserStatus: '@pratibha/domain/statuses',
  WaitingOutcome: '@pratibha/domain/waiting/waiting-lists',
};

/**
 * The TypeScript types of a database's tables, as `platform/db/types.gen.ts` holds them.
 * @param db a migrated database
 */
export function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: getDialect('postgres', { dateParser: 'string' }),
    logger: new Logger('silent'),
    outFile: null,
    excludePattern: 'migrations',
    typeMapping: COLUMN_TYPES,
    overrides: { columns: DOMAIN_COLUMNS },
    customImports: DOMAIN_IMPORTS,
    typeOnlyImports: true,
  });
}
