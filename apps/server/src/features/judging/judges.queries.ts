import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Whether the person organises the event of the round, too. */
const isOrganiser = sql<boolean>`coalesce(users.role in ('ADMIN', 'SUPER_ADMIN')
  or users.role = 'EVENT_ADMIN' and exists (
    select from event_grants where event_grants.user_id = users.id and kind = 'organise'
      and (event_grants.event_id is null or event_grants.event_id = rounds.event_id)), false)`;

function judges(db: Kysely<DB>) {
  return db
    .selectFrom('judges')
    .innerJoin('rounds', 'rounds.id', 'judges.round_id')
    .leftJoin('users', 'users.id', 'judges.user_id')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .select([
      'judges.id',
      'judges.round_id',
      'judges.user_id',
      'judges.guest_id',
      'judges.state',
      'judges.reason',
      'judges.most_works',
      'judges.asked_at',
      'judges.answered_at',
      'judges.nudged_at',
      'judges.closes_at',
      'judges.in_training',
      'judges.tried_at',
      'judges.mail',
      'judges.mail_error',
      'rounds.event_id',
      sql<string | null>`coalesce(users.name, guests.name)`.as('name'),
      sql<string | null>`coalesce(users.email, judges.email)`.as('email'),
      sql<boolean>`coalesce(users.status <> 'ACTIVE', false)`.as('is_suspended'),
      isOrganiser.as('is_organiser'),
    ]);
}
export type JudgeRow = Awaited<ReturnType<ReturnType<typeof judges>['execute']>>[number];

export function findJudges(db: Kysely<DB>, roundId: number) {
  return judges(db).where('judges.round_id', '=', roundId).orderBy('judges.id').execute();
}

export function findJudge(db: Kysely<DB>, id: number) {
  return judges(db).where('judges.id', '=', id).executeTakeFirst();
}

/** The accounts that have one of these addresses. */
export async function findPeopleByEmail(db: Kysely<DB>, emails: readonly string[]) {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, lower(email collate "C") as email from users
    where lower(email collate "C") = any(${emails}::text[]) and erased_at is null`.execute(db);
  return rows;
}

/** Asks somebody with an account; who declined or was taken out is asked again. */
export async function askPerson(
  db: Kysely<DB>,
  roundId: number,
  asked: { readonly userId: number; readonly email: string; readonly at: Date },
): Promise<void> {
  await db
    .deleteFrom('judges')
    .where('round_id', '=', roundId)
    .where('email', '=', asked.email)
    .execute();
  await db
    .insertInto('judges')
    .values({ round_id: roundId, user_id: asked.userId, asked_at: asked.at })
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'user_id']).doUpdateSet({
        state: 'asked',
        reason: null,
        asked_at: asked.at,
        answered_at: null,
      }),
    )
    .execute();
}

/**
 * Asks an address that nobody has signed in with. @returns the id; undefined where it was asked
 * before
 */
export async function askAddress(
  db: Kysely<DB>,
  roundId: number,
  asked: { readonly email: string; readonly at: Date; readonly mail: 'none' | 'waiting' },
): Promise<number | undefined> {
  const row = await db
    .insertInto('judges')
    .values({ round_id: roundId, email: asked.email, asked_at: asked.at, mail: asked.mail })
    .onConflict((conflict) => conflict.columns(['round_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Makes a judge of whoever signs in for the first time with an address that was asked. */
export async function claimAddress(
  db: Kysely<DB>,
  { userId, email }: { readonly userId: number; readonly email: string },
) {
  const rows = await db
    .updateTable('judges')
    .from('rounds')
    .set({ user_id: userId, email: null, mail: 'none', mail_error: null })
    .whereRef('rounds.id', '=', 'judges.round_id')
    .where('judges.email', '=', email)
    .returning(['judges.round_id', 'rounds.event_id', 'judges.asked_at'])
    .execute();
  return rows;
}

/** The judge's own row of a round; nobody changes it meanwhile. */
export function lockOwnJudge(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('judges')
    .select(['id', 'state', 'most_works'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeAnswer(
  db: Kysely<DB>,
  id: number,
  answer: {
    readonly state: 'accepted' | 'declined';
    readonly reason: string | null;
    readonly mostWorks: number | null;
    readonly at: Date;
  },
): Promise<void> {
  const { state, reason, mostWorks, at } = answer;
  await db
    .updateTable('judges')
    .set({ state, reason, most_works: mostWorks, answered_at: at })
    .where('id', '=', id)
    .execute();
}

export async function writeMostWorks(
  db: Kysely<DB>,
  id: number,
  mostWorks: number | null,
): Promise<void> {
  await db.updateTable('judges').set({ most_works: mostWorks }).where('id', '=', id).execute();
}

/** Takes a judge out; an address that nobody came with is forgotten. */
export async function endJudging(
  db: Kysely<DB>,
  { id, user_id, guest_id }: JudgeRow,
): Promise<void> {
  if (user_id === null && guest_id === null)
    await db.deleteFrom('judges').where('id', '=', id).execute();
  else await db.updateTable('judges').set({ state: 'ended' }).where('id', '=', id).execute();
}

/** Notes that these were nudged. */
export async function noteNudged(db: Kysely<DB>, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('judges')
    .set({ nudged_at: now })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

/** What a mail to an address without an account tells; undefined once it is known who that is. */
export function findAskedAddress(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('judges')
    .innerJoin('rounds', 'rounds.id', 'judges.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'judges.id',
      'judges.email',
      'judges.mail',
      'judges.asked_at',
      'rounds.id as round_id',
      'rounds.event_id',
      'rounds.title',
      'rounds.opens_at',
      'rounds.closes_at',
      'events.title as event_title',
    ])
    .where('judges.id', '=', id)
    .where(sql<boolean>`judges.email is not null`)
    .executeTakeFirst();
}
export type AskedAddress = NonNullable<Awaited<ReturnType<typeof findAskedAddress>>>;

/** Writes down what became of that mail. */
export async function noteAskedMail(
  db: Kysely<DB>,
  id: number,
  mail: 'sent' | 'refused' | 'failed',
  error: string | null = null,
): Promise<void> {
  await db
    .updateTable('judges')
    .set({ mail, mail_error: error })
    .where('id', '=', id)
    .where('mail', '=', 'waiting')
    .execute();
}

/** Forgets addresses that nobody came with, once their round is long over. */
export async function forgetAddresses(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom('judges')
    .using('rounds')
    .whereRef('rounds.id', '=', 'judges.round_id')
    .where(sql<boolean>`judges.email is not null`)
    .where('rounds.closes_at', '<', before)
    .execute();
}
