import {
  ACCOUNT_CHANGES,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationParams,
} from '@pratibha/domain/notifications/notifications';
import { notify } from '../features/notifications/notifications.ts';
import { type Certified, certifiedOf, ofCertificate } from './certificate-factories.ts';
import type { TestDatabase } from './database.ts';
import { leftRows, mentionIn, noteFor } from './desk-factories.ts';
import { createEnquiry } from './enquiries.ts';
import { createEvent, createRegistration, createSubmission } from './factories.ts';
import { createFollowUp } from './follow-ups.ts';
import { createGuest } from './guest-factories.ts';
import {
  assignAll,
  createJudge,
  createJudgeCall,
  createRound,
  openTestRound,
} from './judging-factories.ts';
import { createBrokenLink } from './link-factories.ts';
import { createOrder } from './presentation-factories.ts';
import { askedAbout, createSnapshot } from './results-factories.ts';
import { createDesertedStand } from './stand-factories.ts';
import { offeredIn, TOLD_OF_SEATS } from './told-of-seats.ts';
import { createCoarseFile, TOLD_OF_WORKS } from './told-of-works.ts';
import { type Late, waitingOf } from './what-is-late.ts';

type Rows = {
  readonly event: number;
  /** Of this person are a registration that is pending, and nothing handed in. */
  readonly registration: { readonly id: number; readonly version: number };
  readonly announcement: number;
  /** One that did not go, and an edition that was not published. */
  readonly waiting: Late;
  /**
   * Of the first person: one that asks them to judge, and one in which a sheet of theirs is
   * missing.
   */
  readonly round: {
    readonly asked: number;
    readonly judged: number;
    readonly call: number;
    /** A work in it at whose stand nobody is. */
    readonly deserted: number;
    readonly guest: number;
  };
  /** Results that are out. */
  readonly released: { readonly round_id: number; readonly snapshot_id: number };
  /** Results that wait for approval, by who froze them alone. */
  readonly frozen: { readonly round_id: number; readonly snapshot_id: number };
  /** One to which somebody responded, and one that waits; of results likewise. */
  readonly enquiries: readonly [responded: number, waiting: number];
  readonly askedOf: readonly [responded: number, waiting: number];
  readonly note: number;
  /** Somebody in line with an offer. */
  readonly offered: number;
  readonly certified: Certified;
  readonly opens: string;
  readonly closes: string;
  readonly brokenLink: number;
};
type Decided = {
  readonly shortlisted: { readonly id: number; readonly version: number };
  readonly accepted: { readonly id: number; readonly version: number };
  readonly askedAgain: { readonly id: number; readonly version: number };
  readonly pending: { readonly id: number; readonly version: number };
};
/** When the deserted work is presented, as far as it is told. */
const PRESENTED_AT = '2025-07-20T04:15:00.000Z';

type Params<K extends NotificationKind> = (rows: Rows & Decided) => NotificationParams[K];

/** What each kind tells, so that it is so when its mail is written. */
const TOLD: { readonly [K in NotificationKind]: Params<K> } = {
  'registration-received': ({ event, registration }) => ({
    ...{ event_id: event, registration_id: registration.id },
  }),
  'registration-withdrawn': ({ event, registration }) => ({
    ...{ event_id: event, registration_id: registration.id },
  }),
  'registration-decided': ({ event, shortlisted: { id, version } }) => ({
    ...{ event_id: event, registration_id: id, version, status: 'SHORTLISTED' },
  }),
  'registration-reopened': ({ event, registration: { id, version } }) => ({
    ...{ event_id: event, registration_id: id, version },
  }),
  'registration-remarks-corrected': ({ event, shortlisted: { id, version } }) => ({
    ...{ event_id: event, registration_id: id, version },
  }),
  'work-link': ({ event, pending, brokenLink }) => ({
    ...{ event_id: event, submission_id: pending.id, link_id: brokenLink },
    state: 'does-not-open',
  }),
  ...TOLD_OF_WORKS,
  'submission-opens': ({ event, opens }) => ({ event_id: event, at: opens }),
  'submission-closes-soon': ({ event, closes }) => ({ event_id: event, at: closes }),
  'follow-up-closes-soon': ({ event, shortlisted }) => ({
    ...{ event_id: event, registration_id: shortlisted.id, last_day: '2025-09-01' },
  }),
  'place-changed': ({ event, opens }) => ({ event_id: event, at: opens }),
  'account-changed': () => ({ version: 1, changes: ACCOUNT_CHANGES, role: 'ADMIN' }),
  announcement: ({ announcement }) => ({
    ...{ announcement_id: announcement, event_id: null, test: null },
  }),
  'people-cannot-come': ({ event, opens }) => ({
    ...{ event_id: event, people: 3, events: 2, told_at: opens },
  }),
  'enquiry-responded': ({ event, enquiries: [enquiry_id] }) => ({
    ...{ event_id: event, enquiry_id, version: 2 },
  }),
  'enquiries-wait': ({ event, enquiries: [, enquiry_id] }) => ({ event_id: event, enquiry_id }),
  'publication-waits': ({ waiting, opens }) => ({
    ...{ edition_id: waiting.edition, failed_at: opens },
  }),
  'announcement-waits': ({ waiting, opens }) => ({
    ...{ announcement_id: waiting.announcement, failed_at: opens },
  }),
  'judging-asked': ({ event, round, opens }) => ({
    event_id: event,
    round_id: round.asked,
    at: opens,
  }),
  'judge-calls': ({ event, round }) => ({
    ...{ event_id: event, round_id: round.judged, call_id: round.call },
  }),
  'sheets-missing': ({ event, round, opens }) => ({
    ...{ event_id: event, round_id: round.judged, at: opens },
  }),
  'nobody-at-stand': ({ event, round, opens }) => ({
    ...{ event_id: event, round_id: round.judged, submission_id: round.deserted, at: opens },
  }),
  'results-out': ({ event, accepted, released: { round_id, snapshot_id } }) => ({
    ...{ event_id: event, submission_id: accepted.id, round_id, snapshot_id },
  }),
  'results-corrected': ({ event, accepted, released: { round_id, snapshot_id } }) => ({
    ...{ event_id: event, submission_id: accepted.id, round_id, snapshot_id },
  }),
  'approval-waits': ({ event, frozen: { round_id, snapshot_id } }) => ({
    ...{ event_id: event, round_id, snapshot_id },
  }),
  'result-enquiries-wait': ({ event, askedOf: [, enquiry_id], released: { round_id } }) => ({
    ...{ event_id: event, round_id, enquiry_id },
  }),
  'result-enquiry-responded': ({ event, accepted, askedOf: [enquiry_id], released }) => ({
    ...{ event_id: event, round_id: released.round_id, submission_id: accepted.id },
    ...{ enquiry_id, version: 2 },
  }),
  'certificate-name-asked': ({ certified: { edition_id } }) => ({ edition_id }),
  'certificates-issued': ({ certified }) => ofCertificate(certified, 'issued'),
  'certificates-reissued': ({ certified }) => ofCertificate(certified, 'issued'),
  'certificate-revoked': ({ certified }) => ofCertificate(certified, 'revoked'),
  'presentation-time': ({ event, round }) => ({
    ...{ event_id: event, round_id: round.judged, submission_id: round.deserted },
    ...{ at: PRESENTED_AT, version: 1 },
  }),
  'note-mentions': mentionIn,
  'rows-left-to-nobody': leftRows,
  ...TOLD_OF_SEATS,
  'guest-refused': ({ event, round, opens }) => ({
    ...{ event_id: event, round_id: round.judged, guest_id: round.guest, at: opens },
  }),
};

type People = {
  readonly organiser: number;
  /** One each for a registration alone and for the works. */
  readonly students: readonly [number, number, number, number, number];
};

/** Tells people one thing of each kind, at this instant, and lets no mail of it wait. */
export async function notifyOfEverything(
  database: TestDatabase,
  { organiser, students }: People,
  at: Date,
): Promise<void> {
  const event = await createEvent(database, {
    ...{ title: 'Field Robots', requires_submission: true, event_date: '2025-09-05' },
  });
  const [first, second, third, fourth, fifth] = students;
  const reviewed_by = organiser;
  const of = (user_id: number) => ({ user_id, event_id: event.id, reviewed_by });
  const registration = await createRegistration(database, of(first));
  await createFollowUp(database, { event_id: event.id, last_day: '2025-09-01' });
  const shortlisted = await createRegistration(database, { ...of(second), status: 'SHORTLISTED' });
  const workOf = async (
    user_id: number,
    status: 'PENDING' | 'ACCEPTED' | 'RESUBMISSION_REQUIRED',
  ) => {
    const { id } = await createRegistration(database, { ...of(user_id), status: 'SHORTLISTED' });
    return createSubmission(database, { ...of(user_id), registration_id: id, status });
  };
  const pending = await workOf(third, 'PENDING');
  await createCoarseFile(database, pending.id);
  const accepted = await workOf(fourth, 'ACCEPTED');
  const round = await judgedBy(database, first, event.id);
  const released = await snapshotBy(database, organiser, event.id, { isOut: true });
  const ofResult = { event_id: event.id, round_id: released.round_id };
  const rows: Rows & Decided = {
    ...{ event: event.id, registration, shortlisted, pending, accepted, round, released },
    frozen: await snapshotBy(database, organiser, event.id, { isOut: false }),
    askedOf: [
      await askedAbout(
        database,
        { ...ofResult, submission_id: accepted.id, user_id: fourth },
        true,
      ),
      await askedAbout(database, { ...ofResult, submission_id: pending.id, user_id: third }, false),
    ],
    askedAgain: await workOf(fifth, 'RESUBMISSION_REQUIRED'),
    announcement: await announced(database),
    waiting: await waitingOf(database),
    note: await noteFor(database, first, registration.id),
    brokenLink: await createBrokenLink(database, pending.id),
    enquiries: await enquiriesOf(database, { event_id: event.id, user_id: first }),
    offered: await offeredIn(database, event.id),
    certified: await certifiedOf(database, first, at),
    opens: String(event.submission_start?.toISOString()),
    closes: String(event.submission_close?.toISOString()),
  };
  const receivers: Partial<Record<NotificationKind, number>> = {
    'registration-decided': second,
    ...{ 'follow-up-closes-soon': second, 'registration-remarks-corrected': second },
    ...{ 'work-received': third, 'work-reopened': third, 'work-link': third },
    ...{ 'work-findings': third },
    ...{ 'work-decided': fourth, 'resubmission-asked': fifth, 'work-remarks-corrected': fourth },
    ...{ 'results-out': fourth, 'results-corrected': fourth },
    ...{ 'result-enquiry-responded': fourth, 'approval-waits': organiser },
  };
  const told = NOTIFICATION_KINDS.map((kind) => ({
    ...({ kind, params: TOLD[kind](rows) } as Notification),
    ...{ userId: receivers[kind] ?? first, at },
  }));
  await notify(database.kysely, told);
  await database.pool.query(`
    update notifications set tell_at = now() where tell_at > now();
    update jobs set run_at = now()`);
}

/** Of two rounds the first asks the person to judge, in the second a sheet of theirs is missing. */
async function judgedBy(
  database: TestDatabase,
  userId: number,
  eventId: number,
): Promise<Rows['round']> {
  const asked = await createRound(database, { event_id: eventId });
  await createJudge(database, { round_id: asked.id, user_id: userId });
  const judged = await createRound(database, { event_id: eventId, takes: 'handed-in' });
  const judge = await createJudge(database, {
    ...{ round_id: judged.id, user_id: userId, state: 'accepted' },
  });
  await openTestRound(database, judged.id);
  await assignAll(database, judge.id);
  const call = await createJudgeCall(database, { judge_id: judge.id });
  const deserted = await createDesertedStand(database, judge);
  await createOrder(database, judged.id, {
    ...{ starts_at: PRESENTED_AT, setup_minutes: 0, published_at: PRESENTED_AT },
  });
  const guest = await createGuest(database, {
    ...{ round_id: judged.id, made_by: userId, refused_at: new Date() },
  });
  return { asked: asked.id, judged: judged.id, call: call.id, deserted, guest: guest.id };
}

async function snapshotBy(
  database: TestDatabase,
  organiser: number,
  eventId: number,
  { isOut }: { readonly isOut: boolean },
): Promise<Rows['released']> {
  const round = await createRound(database, { event_id: eventId, takes: 'handed-in' });
  const { id } = await createSnapshot(database, {
    ...{ round_id: round.id, frozen_by: organiser },
    ...(isOut ? { released_by: organiser, released_at: round.closes_at } : {}),
  });
  return { round_id: round.id, snapshot_id: id };
}

async function announced({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into announcements (subject, text, channel, source, filters, state, send_at, recipients,
       created_at, updated_at)
     values ('Yard', 'Come to the yard.', 'mail', 'users', '{}', 'sent', now(), 1, now(), now())
     returning id`,
  );
  return rows[0]?.id ?? 0;
}

async function enquiriesOf(
  database: TestDatabase,
  of: { event_id: number; user_id: number },
): Promise<Rows['enquiries']> {
  const responded = { response: 'Yes, of three.', responded_at: new Date(), version: 2 };
  const { id } = await createEnquiry(database, { ...of, ...responded });
  return [id, (await createEnquiry(database, of)).id];
}
