import { USUAL_TERMS } from '@pratibha/domain/results/result-terms';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { isShown } from './released.queries.ts';

/** What there is of the result of a work for whoever made it: it was judged, or has an award. */
const hasResult = sql<boolean>`(snapshot.content -> 'works' ? concat('W', work.number)
  or exists (select from awards where awards.snapshot_id = snapshot.id
    and awards.submission_id = own.id))`;

/** Works of a person with a result that is out: of each that of the last such round. */
export function findAskable(
  db: Kysely<DB>,
  { userId, now }: { readonly userId: number; readonly now: Date },
) {
  return (
    db
      .selectFrom('result_snapshots as snapshot')
      .innerJoin('rounds', 'rounds.id', 'snapshot.round_id')
      .innerJoin('submissions as own', 'own.event_id', 'rounds.event_id')
      .leftJoin('round_works as work', (join) =>
        join
          .onRef('work.round_id', '=', 'snapshot.round_id')
          .onRef('work.submission_id', '=', 'own.id'),
      )
      .leftJoin('result_terms as terms', 'terms.round_id', 'rounds.id')
      .leftJoin('result_enquiries as asked', 'asked.submission_id', 'own.id')
      .distinctOn('own.id')
      .select([
        'own.id as submission_id',
        'rounds.id as round_id',
        'rounds.event_id',
        'rounds.title as round_title',
        sql<Date>`snapshot.released_at`.as('released_at'),
        sql<number | null>`case when terms.round_id is null then ${USUAL_TERMS.asks_hours}::int
        else terms.asks_hours end`.as('asks_hours'),
        'asked.text',
        'asked.asked_at',
        'asked.response',
        'asked.responded_at',
      ])
      .where('own.user_id', '=', userId)
      // An award that a show told is not the whole result yet.
      .where('snapshot.released_at', '<=', now)
      .where(isShown(now))
      .where(hasResult)
      .orderBy('own.id')
      .orderBy('rounds.place', 'desc')
      .execute()
  );
}
export type AskableRow = Awaited<ReturnType<typeof findAskable>>[number];

/**
 * What waits of a round as somebody asks: who else asks there waits, so that what is counted holds
 * until it is written.
 */
export async function countBeforeAsking(db: Kysely<DB>, roundId: number) {
  await sql`select pg_advisory_xact_lock(hashtext('result-enquiries'), ${roundId})`.execute(db);
  return db
    .selectFrom('result_enquiries')
    .select([
      sql<number>`count(*) filter (where response is null)::int`.as('waiting'),
      sql<Date | null>`max(asked_at) filter (where tells)`.as('lastTold'),
    ])
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
}

type NewEnquiry = {
  readonly event_id: number;
  readonly round_id: number;
  readonly submission_id: number;
  readonly user_id: number;
  readonly text: string;
  readonly asked_at: Date;
  readonly tells: boolean;
};

/** The id; undefined where something was asked about the work already. */
export async function insertEnquiry(
  db: Kysely<DB>,
  enquiry: NewEnquiry,
): Promise<number | undefined> {
  const row = await db
    .insertInto('result_enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function enquiries(db: Kysely<DB>) {
  return db
    .selectFrom('result_enquiries as asked')
    .innerJoin('users', 'users.id', 'asked.user_id')
    .leftJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'asked.round_id')
        .onRef('work.submission_id', '=', 'asked.submission_id'),
    )
    .select([
      'asked.id',
      'asked.event_id',
      'asked.round_id',
      'asked.submission_id',
      'asked.user_id',
      'work.number',
      'users.name as user_name',
      'asked.text',
      'asked.asked_at',
      'asked.response',
      'asked.responded_at',
      'asked.version',
    ]);
}
export type EnquiryRow = Awaited<ReturnType<ReturnType<typeof enquiries>['execute']>>[number];

/** All of a round: those that wait in the order of asking, then the others. */
export function findEnquiries(db: Kysely<DB>, roundId: number): Promise<EnquiryRow[]> {
  return enquiries(db)
    .where('asked.round_id', '=', roundId)
    .orderBy(sql`asked.response is not null`)
    .orderBy('asked.id')
    .execute();
}

/** One that is about to be responded to: nobody else does meanwhile. */
export function lockEnquiry(db: Kysely<DB>, id: number): Promise<EnquiryRow | undefined> {
  return enquiries(db).where('asked.id', '=', id).forNoKeyUpdate('asked').executeTakeFirst();
}

type Response = { readonly response: string; readonly responded_at: Date };

export async function writeResponse(db: Kysely<DB>, id: number, response: Response): Promise<void> {
  await db
    .updateTable('result_enquiries')
    .set((eb) => ({ ...response, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
