import * as announcementStrips from './announcement-strips.ts';
import * as announcements from './announcements.ts';
import * as askedNotices from './asked-notices.ts';
import * as assignments from './assignments.ts';
import * as attendances from './attendances.ts';
import * as audit from './audit.ts';
import * as bestWorks from './best-works.ts';
import * as certificateIssuing from './certificate-issuing.ts';
import * as certificateNames from './certificate-names.ts';
import * as certificateProof from './certificate-proof.ts';
import * as certificateReissues from './certificate-reissues.ts';
import * as certificateTemplates from './certificate-templates.ts';
import * as certificateZips from './certificate-zips.ts';
import * as certificates from './certificates.ts';
import * as claims from './claims.ts';
import * as coming from './coming.ts';
import * as conflictHints from './conflict-hints.ts';
import * as consents from './consents.ts';
import * as dashboard from './dashboard.ts';
import * as dataCopies from './data-copies.ts';
import * as demoGuests from './demo-guests.ts';
import * as desk from './desk.ts';
import * as deskAssignments from './desk-assignments.ts';
import * as earlierSheets from './earlier-sheets.ts';
import * as editions from './editions.ts';
import type { EndpointDefinition } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import * as eventCalendar from './event-calendar.ts';
import * as eventEditions from './event-editions.ts';
import * as eventPlaces from './event-places.ts';
import * as eventSeats from './event-seats.ts';
import * as eventVersions from './event-versions.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as finals from './finals.ts';
import * as followUps from './follow-ups.ts';
import * as guest from './guest.ts';
import * as guestRooms from './guest-rooms.ts';
import * as guests from './guests.ts';
import * as handedWorks from './handed-works.ts';
import * as haveStood from './have-stood.ts';
import * as installation from './installation.ts';
import * as invitations from './invitations.ts';
import * as judge from './judge.ts';
import * as judgeAtWork from './judge-at-work.ts';
import * as judges from './judges.ts';
import * as lateWorks from './late-works.ts';
import * as linkChecks from './link-checks.ts';
import * as listedPreviews from './listed-previews.ts';
import * as looseEnds from './loose-ends.ts';
import * as mailReplies from './mail-replies.ts';
import * as mails from './mails.ts';
import * as nominations from './nominations.ts';
import * as notes from './notes.ts';
import * as notificationChoices from './notification-choices.ts';
import * as notifications from './notifications.ts';
import * as optionSeats from './option-seats.ts';
import * as ownAnnouncements from './own-announcements.ts';
import * as ownAnswers from './own-answers.ts';
import * as ownCalendar from './own-calendar.ts';
import * as ownCertificates from './own-certificates.ts';
import * as ownLanguage from './own-language.ts';
import * as ownPresentations from './own-presentations.ts';
import * as ownResults from './own-results.ts';
import * as ownSessions from './own-sessions.ts';
import * as ownStands from './own-stands.ts';
import * as paperSheets from './paper-sheets.ts';
import * as person from './person.ts';
import * as personalData from './personal-data.ts';
import * as pictures from './pictures.ts';
import * as preparedDecisions from './prepared-decisions.ts';
import * as presentations from './presentations.ts';
import * as profile from './profile.ts';
import * as publicResults from './public-results.ts';
import * as publicWorks from './public-works.ts';
import * as receipts from './receipts.ts';
import * as registrations from './registrations.ts';
import * as remarksCorrections from './remarks-corrections.ts';
import * as remarksTemplates from './remarks-templates.ts';
import * as resultEnquiries from './result-enquiries.ts';
import * as resultTerms from './result-terms.ts';
import * as results from './results.ts';
import * as reviews from './reviews.ts';
import * as roomLinks from './room-links.ts';
import * as roundPairs from './round-pairs.ts';
import * as roundRankings from './round-rankings.ts';
import * as rounds from './rounds.ts';
import * as rubrics from './rubrics.ts';
import * as runningRounds from './running-rounds.ts';
import * as savedFilters from './saved-filters.ts';
import * as scoreSheets from './score-sheets.ts';
import * as search from './search.ts';
import * as seenFiles from './seen-files.ts';
import * as session from './session.ts';
import * as setAnswers from './set-answers.ts';
import * as shows from './shows.ts';
import * as standing from './standing.ts';
import * as stands from './stands.ts';
import * as submissionFindings from './submission-findings.ts';
import * as submissions from './submissions.ts';
import * as swaps from './swaps.ts';
import * as tokens from './tokens.ts';
import * as translations from './translations.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import * as volunteers from './volunteers.ts';
import * as waiting from './waiting.ts';
import * as waitingAnswers from './waiting-answers.ts';
import * as waitingLists from './waiting-lists.ts';
import * as withdrawals from './withdrawals.ts';
import * as workForms from './work-forms.ts';
import * as commonWorks from './works-for-all.ts';
import * as workshopClasses from './workshop-classes.ts';
import * as workshops from './workshops.ts';

/**
 * Every module of calls, in the order in which the document has their headings. Whatever endpoint a
 * module exports is a call of the product; whatever object or body it exports is a schema that the
 * document calls by that name.
 */
export const MODULES = [
  session,
  installation,
  translations,
  eventVersions,
  events,
  eventCalendar,
  publicResults,
  publicWorks,
  certificateProof,
  profile,
  ownLanguage,
  ownSessions,
  tokens,
  ownCalendar,
  claims,
  notifications,
  notificationChoices,
  ownAnnouncements,
  enquiries,
  dashboard,
  users,
  invitations,
  eventSeats,
  optionSeats,
  eventPlaces,
  eventEditions,
  registrations,
  coming,
  ownAnswers,
  withdrawals,
  waiting,
  waitingAnswers,
  waitingLists,
  askedNotices,
  workshops,
  workshopClasses,
  followUps,
  submissions,
  submissionFindings,
  workForms,
  handedWorks,
  uploads,
  receipts,
  linkChecks,
  consents,
  personalData,
  dataCopies,
  person,
  reviews,
  preparedDecisions,
  remarksCorrections,
  remarksTemplates,
  notes,
  desk,
  deskAssignments,
  seenFiles,
  listedPreviews,
  savedFilters,
  search,
  announcements,
  announcementStrips,
  editions,
  pictures,
  certificateTemplates,
  audit,
  looseEnds,
  mailReplies,
  mails,
  rounds,
  rubrics,
  judges,
  guests,
  guest,
  guestRooms,
  roomLinks,
  demoGuests,
  assignments,
  bestWorks,
  roundPairs,
  earlierSheets,
  lateWorks,
  commonWorks,
  swaps,
  nominations,
  roundRankings,
  finals,
  scoreSheets,
  judge,
  runningRounds,
  judgeAtWork,
  conflictHints,
  paperSheets,
  stands,
  standing,
  haveStood,
  ownStands,
  results,
  setAnswers,
  shows,
  feedback,
  ownResults,
  resultEnquiries,
  resultTerms,
  presentations,
  ownPresentations,
  certificates,
  certificateIssuing,
  attendances,
  volunteers,
  certificateReissues,
  certificateZips,
  ownCertificates,
  certificateNames,
] as const;

type EndpointOf<Module> = Module extends unknown
  ? Extract<Module[keyof Module], EndpointDefinition>
  : never;
type Endpoint = EndpointOf<(typeof MODULES)[number]>;

/** Every call of the product: OpenAPI, the client's types and the access matrix come from here. */
export const endpoints: readonly Endpoint[] = MODULES.flatMap((module) =>
  exportsOf(module)
    .map(([, exported]) => exported)
    .filter(isEndpoint),
);

/** In the order of their names, which a module that was transformed does not keep by itself. */
export function exportsOf(module: (typeof MODULES)[number]): [name: string, exported: unknown][] {
  return Object.entries<unknown>(module).sort(([one], [other]) => (one < other ? -1 : 1));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/** The calls by 'METHOD /path', for the typed client: import it as a type only. */
export type Api = {
  [E in Endpoint as `${E['method']} ${E['path']}`]: E;
};
