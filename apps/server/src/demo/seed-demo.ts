import { holdsSeat } from '@pratibha/domain/registrations/seats';
import type { Database } from '../platform/db/pool.ts';
import type { Log } from '../platform/process/log.ts';
import { StartError } from '../platform/process/start-error.ts';
import { DEMO_GUEST } from './accounts.ts';
import { DEMO_CLASSES } from './data/classes.ts';
import { ARCHIVED_EDITION } from './data/editions.ts';
import type { DemoEvent } from './data/events.ts';
import type { JudgedBefore } from './data/judged-before.ts';
import type { DemoJudging } from './data/judging.ts';
import type { DemoGuest } from './data/judging-guest.ts';
import type { DemoReview } from './data/registrations.ts';
import { type DemoData, demoAccounts, demoData } from './demo-data.ts';
import { DEMO_START } from './demo-start.ts';
import { issueBefore } from './issue-before.ts';
import { DEMO_TRANSLATIONS } from './nepali/rows.ts';
import {
  analyze,
  insertAll,
  isDemoDatabase,
  isEmpty,
  keepGuestToken,
  lockForSeed,
  markAsDemo,
} from './seed-demo.queries.ts';

type DemoBegin = {
  /**
   * Whether it begins as a new installation does: with accounts to sign in with, and nothing else.
   */
  readonly isFirstStart: boolean;
  /** Host under which it is reached: who issued its certificates. */
  readonly issuer?: string;
};

/**
 * Fills an empty database with the demo's data and marks it. A demo that is already there stays
 * as people left it.
 * @throws StartError when the database holds anything that is not the demo's
 */
export async function seedDemo(
  { kysely }: Database,
  log: Log,
  { isFirstStart, issuer = 'localhost' }: DemoBegin = { isFirstStart: false },
): Promise<void> {
  const isNew = await kysely.transaction().execute(async (db) => {
    await lockForSeed(db);
    if (!(await isEmpty(db))) {
      if (await isDemoDatabase(db)) return false;
      throw new StartError('This database holds real data; the demo keeps away from it.');
    }
    await markAsDemo(db);
    if (!isFirstStart) await insertAll(db, 'editions', EDITIONS);
    const data = isFirstStart ? demoAccounts() : demoData();
    for (const [table, rows] of tablesOf(data)) await insertAll(db, table, rows);
    if (!isFirstStart) {
      await insertAll(db, 'events', DEMO_CLASSES, { isBeside: true });
      await insertAll(db, 'event_seats', DEMO_CLASSES.map(seatsOf));
      await insertAll(db, 'translations', DEMO_TRANSLATIONS);
    }
    if (data.guest !== null) await keepGuestToken(db, DEMO_GUEST.token);
    if (data.before.length > 0) await issueBefore(db, { issuer, ...issuingIn(data) });
    return true;
  });
  if (!isNew) return;
  await analyze(kysely);
  log.info('demo data written');
}

/** Who issues the certificates of the year before, for which events, and who helped. */
function issuingIn({ people, events, before }: DemoData) {
  const by = before[0]?.snapshot.released_by ?? 0;
  const [helper] = people;
  if (!helper) throw new Error('nobody is there who could have helped');
  const { name, email } = helper;
  const judged = new Set(before.map(({ round }) => round.event_id));
  return { by, helper: { name, email }, events: events.filter(({ id }) => judged.has(id)) };
}

/** Nobody has a seat in a class yet. */
function seatsOf({ id }: { readonly id: number }) {
  return { event_id: id, taken: 0 };
}

type Table = Parameters<typeof insertAll>[1];
type Rows = Parameters<typeof insertAll>[2];

const EDITIONS: Rows = [{ ...ARCHIVED_EDITION, version: 1, updated_at: DEMO_START }];

/** The rows of every other table, in an order in which each finds what it points at. */
function tablesOf({
  people,
  events,
  registrations,
  submissions,
  judging,
  guest,
  before,
  consents,
  decisions,
  notifications,
}: DemoData): [Table, Rows][] {
  const numberOf = (event: DemoEvent) => events.find(({ title }) => title === event.title)?.id ?? 0;
  const revisions = submissions.flatMap((submission) =>
    submission.revisions.map((revision) => ({
      submission_id: submission.id,
      ...withReviewer(revision),
    })),
  );
  return [
    [
      'users',
      people.map(({ profile: _, ...user }) => ({
        ...user,
        updated_at: user.registered_at,
        version: 1,
      })),
    ],
    [
      'profiles',
      people.flatMap(({ id, profile, registered_at }) =>
        profile === null ? [] : [{ user_id: id, ...profile, updated_at: registered_at }],
      ),
    ],
    [
      'events',
      events.map(({ registrations: _, submissions: __, ...event }) => ({
        ...event,
        created_at: event.registration_open,
        updated_at: event.registration_open,
        version: 1,
      })),
    ],
    [
      'event_seats',
      events.map(({ id }) => ({
        event_id: id,
        taken: registrations.filter(
          ({ event, status }) => numberOf(event) === id && holdsSeat(status),
        ).length,
      })),
    ],
    [
      'registrations',
      registrations.map(({ event, person, ...registration }) => ({
        ...withReviewer(registration),
        event_id: numberOf(event),
        user_id: person.id,
        version: registration.status === 'PENDING' ? 1 : 2,
      })),
    ],
    [
      'submissions',
      submissions.flatMap(({ id, registration, revisions: versions }) => {
        const current = versions.at(-1);
        if (!current) return [];
        const { work_link: _, demo_or_alternate_link: __, description: ___, ...state } = current;
        return [
          {
            id,
            event_id: numberOf(registration.event),
            user_id: registration.person.id,
            registration_id: registration.id,
            ...withReviewer(state),
            version: versions.length * 2 - (current.status === 'PENDING' ? 1 : 0),
          },
        ];
      }),
    ],
    ['submission_revisions', revisions],
    ...(judging === null || guest === null ? [] : tablesOfJudging(judging, guest)),
    ['work_consents', consents],
    ...tablesOfBefore(before),
    ['audit', decisions.map((row) => ({ guest_id: null, ...row }))],
    ['notifications', notifications],
  ];
}

function tablesOfJudging(judging: DemoJudging, of: DemoGuest): [Table, Rows][] {
  return [
    ['rounds', judging.rounds],
    ['rubrics', judging.rubrics],
    ['criteria', judging.criteria],
    ['round_works', judging.works],
    ['guests', [of.guest]],
    [
      'judges',
      [
        ...judging.judges.map(({ person, ...judge }) => ({
          ...judge,
          ...{ user_id: person.id, guest_id: null, state: 'accepted' },
        })),
        of.judge,
      ],
    ],
    ['conflicts', judging.conflicts],
    ['assignments', [...judging.assignments, ...of.assignments]],
    ['score_sheets', judging.sheets],
  ];
}

/** After those of this year, whose numbers come first. */
function tablesOfBefore(all: JudgedBefore): [Table, Rows][] {
  return [
    ['rounds', all.map(({ round }) => round)],
    ['rubrics', all.map(({ rubric }) => rubric)],
    ['criteria', all.flatMap(({ criteria }) => criteria)],
    ['round_works', all.flatMap(({ works }) => works)],
    ['guests', all.flatMap(({ guests }) => guests)],
    [
      'judges',
      all.flatMap(({ round, judges }) =>
        judges.map(({ person: _, ...judge }) => ({
          ...{ ...judge, state: 'accepted' },
          ...{ asked_at: round.opened_at, answered_at: round.opened_at },
        })),
      ),
    ],
    [
      'assignments',
      all.flatMap(({ assignments }) => assignments.map((row) => ({ ...row, is_ended: false }))),
    ],
    ['score_sheets', all.flatMap(({ sheets }) => sheets)],
    ['result_snapshots', all.map(({ snapshot }) => snapshot)],
    ['awards', all.flatMap(({ awards }) => awards)],
  ];
}

function withReviewer<R extends DemoReview>({ reviewer, ...rest }: R) {
  return { ...rest, reviewed_by: reviewer?.id ?? null };
}
