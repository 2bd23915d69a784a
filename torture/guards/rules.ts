import type { Guard } from './guard.ts';

const SERVER = 'apps/server/src';
const FEATURES = `${SERVER}/features`;
const DOMAIN = 'packages/domain/src';
const accounts = `${DOMAIN}/people/accounts.ts`;
const MATRIX = `${SERVER}/whole/access-matrix.test.ts`;
const RELATIONS = `${SERVER}/whole/access-relations.test.ts`;
const GRANTS = `${SERVER}/whole/event-grants.test.ts`;
const REGISTRATIONS = `${FEATURES}/registrations/registrations.test.ts`;
const SEATS = `${FEATURES}/registrations/seats.test.ts`;
const REVIEWS = `${FEATURES}/registrations/reviews.test.ts`;
const SUBMISSIONS = `${FEATURES}/submissions/submissions.test.ts`;
const USERS = [
  `${FEATURES}/people/users/users.change.test.ts`,
  `${FEATURES}/people/users/users.race.test.ts`,
];
const RACES = `${SERVER}/whole/stress/races.test.ts`;
const REGISTRAR = `${FEATURES}/registrations/registrar.test.ts`;
const newRegistrations = `${FEATURES}/registrations/new-registrations.queries.ts`;
const registrationQueries = `${FEATURES}/registrations/registrations.queries.ts`;
const reviewQueries = `${FEATURES}/reviews/reviews.queries.ts`;
const submissionQueries = `${FEATURES}/submissions/submissions.queries.ts`;
const newWorks = `${FEATURES}/submissions/new-works.queries.ts`;
const COLLECTOR = `${FEATURES}/submissions/collector.test.ts`;
const refusals = `${DOMAIN}/refusals.ts`;

/** Who may do what, and when. */
export const RULE_GUARDS: readonly Guard[] = [
  {
    name: 'registrations are their owner’s',
    file: registrationQueries,
    guard: ".where('registrations.user_id', '=', userId)\n    .where('registrations.id', '=', id)",
    without:
      ".where('registrations.user_id', '>', userId * 0)\n    .where('registrations.id', '=', id)",
    tests: [MATRIX, REGISTRATIONS],
  },
  {
    name: 'what is of an event asks for the relation to it',
    file: `${SERVER}/platform/serve/serve.ts`,
    guard:
      '        if (actor && eventOf) refuse(whyNotInEvent(endpoint.access, actor, eventOf(found as F)));\n',
    without: '',
    tests: [RELATIONS],
  },
  {
    name: 'grants that changed are read again in the transaction',
    file: `${SERVER}/platform/serve/admission.ts`,
    guard: 'return version === row.version ? event_grants : findGrants(db, id);',
    without: 'return version >= row.version ? event_grants : findGrants(db, id);',
    tests: [`${SERVER}/whole/held-requests.test.ts`],
  },
  {
    name: 'an event that was taken away ends a long reply',
    file: `${SERVER}/platform/serve/admission.ts`,
    guard:
      'if (!isDeepStrictEqual(actor?.event_grants, request.actor?.event_grants)) return false;',
    without: 'if (isDeepStrictEqual.length > 9) return false;',
    tests: [`${SERVER}/platform/serve/while-admitted.test.ts`],
  },
  {
    name: 'the name of an export tells no title of another’s event',
    file: `${FEATURES}/events/exported-events.queries.ts`,
    guard: ".where(isOneOf('id', eventsWhere(action, actor)))",
    without: ".where(isOneOf('id', eventsWhere(action, { ...actor, event_grants: undefined })))",
    tests: [`${SERVER}/whole/exports.test.ts`],
  },
  {
    name: 'events are exported by who organises them',
    file: `${FEATURES}/events/export-events.ts`,
    guard: 'action: calls.exportEvents.access };',
    without: "action: 'events.read' as const };",
    tests: [`${SERVER}/whole/exported-lists.test.ts`],
  },
  {
    name: 'who only reads an event gets no contacts',
    file: `${FEATURES}/registrations/registrations.view.ts`,
    guard: "if (mayInEvent('contacts.read', viewer, row.event_id)) return whole;",
    without: "if (mayInEvent('registrations.read', viewer, row.event_id)) return whole;",
    tests: [GRANTS],
  },
  {
    name: 'who only reads an event finds nobody by contacts',
    file: `${SERVER}/platform/db/seen-by.ts`,
    guard: 'or $' + '{isOneOf(columns.event, withContacts)} and $' + '{anywhere})`;',
    without: 'or $' + '{anywhere})`;',
    tests: [GRANTS],
  },
  {
    name: 'submissions are their owner’s',
    file: submissionQueries,
    guard: ".where('submissions.user_id', '=', userId).where('submissions.id', '=', id)",
    without: ".where('submissions.user_id', 'is not', null).where('submissions.id', '=', id)",
    tests: [MATRIX, SUBMISSIONS],
  },
  {
    name: 'only a pending registration is reviewed',
    file: reviewQueries,
    guard: "      .where('version', '=', registration.version)\n",
    without: '',
    tests: [REVIEWS, RACES],
  },
  {
    name: 'a judgement is of the version that was read',
    file: reviewQueries,
    guard: "      .where('version', '=', submission.version)\n",
    without: '',
    tests: [SUBMISSIONS, RACES],
  },
  {
    name: 'work is taken again only when asked for',
    file: newWorks,
    guard: 'and seen.version = submission_version',
    without: '',
    tests: [COLLECTOR, RACES],
  },
  {
    name: 'seats end at the capacity',
    file: 'apps/server/migrations/0009-seats-at-once.sql',
    guard: 'and taken + wanted.seats <= (select capacity from events where id = wanted.event_id)',
    without: '',
    tests: [REGISTRAR],
  },
  {
    name: 'a rejected registration frees its seat',
    file: 'apps/server/migrations/0037-rejected-free-seats.sql',
    guard: 'set taken = greatest(0, taken + moved.seats)',
    without: 'set taken = greatest(0, taken)',
    tests: [SEATS],
  },
  {
    name: 'reopening never goes beyond the capacity unasked',
    file: `${FEATURES}/reviews/review.ts`,
    guard: "if (beyond && !mayGoBeyond) throw new Refused('beyond-capacity', { params: beyond });",
    without: 'if (beyond && mayGoBeyond) throw new Error();',
    tests: [SEATS],
  },
  {
    name: 'seats are locked before registrations',
    file: `${FEATURES}/reviews/review-many.ts`,
    guard:
      'if (REVIEW_KINDS[kind].movesSeat(decision.status)) await HOLD_SEATS[kind](ctx.db, ids);',
    without: 'if (HOLD_SEATS[kind].length === 0) return [];',
    tests: [SEATS],
  },
  {
    name: 'one registration per person and event',
    file: newRegistrations,
    guard: '      on conflict on constraint registrations_once do nothing\n',
    without: '',
    tests: [REGISTRAR, REGISTRATIONS, RACES],
  },
  {
    name: 'the event is held while somebody registers',
    file: newRegistrations,
    guard: 'and version = $' + '{version} for share',
    without: 'and version >= $' + '{version} * 0',
    tests: [REGISTRAR, RACES],
  },
  {
    name: 'who registers gets a seat only while there is one',
    file: newRegistrations,
    guard: 'order by n limit (select free from seats)',
    without: 'order by n',
    tests: [REGISTRAR, REGISTRATIONS],
  },
  {
    name: 'the event is held while somebody submits',
    file: newWorks,
    guard: "and status = 'ACTIVE'\n      for share",
    without: "and status = 'ACTIVE'",
    tests: [SUBMISSIONS, COLLECTOR],
  },
  {
    name: 'works are taken in by the version of the event that was looked at',
    file: newWorks,
    guard: 'where id = $' + '{eventId} and version = $' + '{version}',
    without: 'where id = $' + '{eventId} and $' + '{version}::int > 0',
    tests: [COLLECTOR],
  },
  {
    name: 'who withdraws meanwhile submits nothing',
    file: newWorks,
    guard: 'order by id for key share',
    without: 'order by id',
    tests: [COLLECTOR],
  },
  {
    name: 'the profile must be complete',
    file: refusals,
    guard:
      "if (facts.isFull) return 'full';\n  return facts.isProfileComplete ? null : 'profile-incomplete';",
    without: "if (facts.isFull) return 'full';\n  return null;",
    tests: [REGISTRATIONS],
  },
  {
    name: 'registration ends with its window',
    file: refusals,
    guard: "if (position === 'after') return 'registration-closed';",
    without: '',
    tests: [REGISTRATIONS, RACES],
  },
  {
    name: 'a change is of the instant at which its request arrived',
    file: 'apps/server/src/platform/serve/context-of.ts',
    guard: ': request.arrivedAt;',
    without: ': platform.clock.now();',
    tests: ['apps/server/src/whole/arrived-in-time.test.ts'],
  },
  {
    name: 'works end with their window',
    file: refusals,
    guard: "if (position === 'after') return 'submission-closed';",
    without: '',
    tests: [SUBMISSIONS],
  },
  {
    name: 'internal events are for internal people',
    file: refusals,
    guard: "return event.internal_event && !isInternal ? 'internal-only' : null;",
    without: 'return isInternal ? null : null;',
    tests: [REGISTRATIONS],
  },
  {
    name: 'admins decide about users one after the other',
    file: `${FEATURES}/people/users/users.queries.ts`,
    guard: 'await (exclusively ? people.forUpdate() : people.forNoKeyUpdate()).execute();',
    without: 'await people.execute();',
    tests: [...USERS, RACES],
  },
  {
    name: 'an actor who fell meanwhile decides nothing',
    file: 'apps/server/src/platform/serve/admission.ts',
    guard: "refuse(whyNotCall(endpoint, now?.status === 'ACTIVE' ? now : null));",
    without: 'refuse(whyNotCall(endpoint, now ?? null));',
    tests: [`${SERVER}/whole/held-requests.test.ts`],
  },
  {
    name: 'the last super admin stays',
    file: accounts,
    guard: "  if (facts.lastActiveSuperAdmin && !stays) return 'last-super-admin';\n",
    without: '',
    tests: [`${DOMAIN}/people/accounts.test.ts`],
  },
  {
    name: 'events are granted to event admins only',
    file: accounts,
    guard:
      "return facts.change.event_grants && role !== 'EVENT_ADMIN' ? 'not-an-event-admin' : null;",
    without: 'return null;',
    tests: [
      `${DOMAIN}/people/accounts.test.ts`,
      `${FEATURES}/people/users/users.event-grants.test.ts`,
    ],
  },
  {
    name: 'roles are given only by those who may',
    file: accounts,
    guard: "return 'role-not-assignable';",
    without: 'return null;',
    tests: [`${DOMAIN}/people/accounts.test.ts`, ...USERS],
  },
  {
    name: 'a deleted person is signed out',
    file: `${FEATURES}/people/users/change-of-user.ts`,
    guard: "if (change.status === 'DELETED') await deleteSessionsOf(ctx.db, target.id);",
    without: 'if (deleteSessionsOf.length === 0) return adminUserView(target as never);',
    tests: USERS,
  },
  {
    name: 'links are http or https',
    file: `${DOMAIN}/text/links.ts`,
    guard: 'return HTTP_URL.test(text) && URL.canParse(text)',
    without: 'return HTTP_URL.source.length > 0 && URL.canParse(text)',
    tests: [`${DOMAIN}/text/links.test.ts`, SUBMISSIONS],
  },
  {
    name: 'the audit is only added to',
    file: 'apps/server/migrations/0011-audit-stays.sql',
    guard: "if current_setting('pratibha.erasing', true) is distinct from 'on' then",
    without: 'if false then',
    tests: [`${FEATURES}/audit/audit.test.ts`],
  },
  {
    name: 'the demo’s sign-in provider forgets whom we erase',
    file: `${FEATURES}/people/personal-data/erase-person.ts`,
    guard: 'await forget?.(ctx.db, found.email);',
    without: '',
    tests: [`${FEATURES}/people/personal-data/erasure.test.ts`],
  },
];
