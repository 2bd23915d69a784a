import { nameUntil } from '@pratibha/domain/certificates/names';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Certificates of which events, and where that says so of one alone. */
export type Meant = {
  readonly editionId: number;
  /** Null: every event that the organiser may issue for. */
  readonly eventId: number | null;
  /** Events that the organiser may issue for; null: every one. */
  readonly events: readonly number[] | null;
};

const isMeant = ({ editionId, eventId, events }: Meant) => sql`
  events.edition_id = ${editionId} and events.status <> 'DELETED'
    and (${eventId}::int is null or events.id = ${eventId})
    and (${events}::int[] is null or events.id = any(${events}::int[]))`;

/**
 * Who will get a certificate as it looks now, with an account that is open: whoever handed in, of
 * whom an organiser said that they came, or who judges. Found from what there is: of everybody and
 * every event to ask it takes seconds where there are many.
 */
const getters = (meant: Meant) => sql`
  select users.id from (
    select submissions.user_id from events
      join submissions on submissions.event_id = events.id
      where ${isMeant(meant)} and submissions.status in ('PENDING', 'ACCEPTED')
    union
    select registrations.user_id from events
      join registrations on registrations.event_id = events.id
      join attendances on attendances.registration_id = registrations.id
      where ${isMeant(meant)}
    union
    select judges.user_id from events
      join rounds on rounds.event_id = events.id
      join judges on judges.round_id = rounds.id
      where ${isMeant(meant)} and judges.state = 'accepted'
  ) as got join users on users.id = got.user_id
  where users.status = 'ACTIVE' and users.erased_at is null`;

type Counts = {
  readonly get: number;
  readonly unasked: number;
  readonly answered: number;
  readonly waiting: number;
  readonly until: Date | null;
};

/** How it stands with the names of those who will get one. */
export async function countNames(db: Kysely<DB>, meant: Meant, now: Date): Promise<Counts> {
  const { rows } = await sql<{ asked_at: Date | null; name: string | null; is_issued: boolean }>`
    select said.asked_at, said.name, exists (
        select from certificates where certificates.user_id = getter.id
          and certificates.edition_id = ${meant.editionId}
      ) as is_issued
    from (${getters(meant)}) as getter left join certificate_names as said
      on said.user_id = getter.id and said.edition_id = ${meant.editionId}`.execute(db);
  const waits = rows.flatMap(({ asked_at, name, is_issued }) => {
    const until = asked_at && name === null && !is_issued ? nameUntil(asked_at) : null;
    return until !== null && now < until ? [until.getTime()] : [];
  });
  return {
    get: rows.length,
    unasked: rows.filter((each) => isUnasked(each)).length,
    answered: rows.filter(({ name }) => name !== null).length,
    waiting: waits.length,
    until: waits.length === 0 ? null : new Date(Math.max(...waits)),
  };
}

const isUnasked = (each: { asked_at: Date | null; name: string | null; is_issued: boolean }) =>
  each.asked_at === null && each.name === null && !each.is_issued;

/**
 * Asks whoever was not asked yet, has said nothing and has no certificate of the edition. The
 * people are held in order, as erasures and others hold them.
 * @returns who was asked now
 */
export async function askForNames(
  db: Kysely<DB>,
  meant: Meant,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with people as materialized (
      select id from users where id in (${getters(meant)}) and erased_at is null
      order by id for key share
    )
    insert into certificate_names as said (user_id, edition_id, asked_at)
    select id, ${meant.editionId}::int, ${now}::timestamptz from people
    where not exists (select from certificates where certificates.user_id = people.id
      and certificates.edition_id = ${meant.editionId})
    on conflict on constraint certificate_names_once do update set asked_at = excluded.asked_at
      where said.asked_at is null and said.name is null
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id).sort((a, b) => a - b);
}

/** Somebody with an account, and how their name stands on certificates of the edition. */
function named(db: Kysely<DB>, editionId: number) {
  return db
    .selectFrom('users')
    .leftJoin('certificate_names as said', (join) =>
      join.onRef('said.user_id', '=', 'users.id').on('said.edition_id', '=', editionId),
    )
    .select([
      'users.id as user_id',
      'users.name as profile_name',
      sql<string>`coalesce(said.name, users.name)`.as('name'),
    ])
    .where('users.erased_at', 'is', null);
}

export function findNamed(db: Kysely<DB>, editionId: number, userId: number) {
  return named(db, editionId).where('users.id', '=', userId).executeTakeFirst();
}

const MOST_FOUND = 20;

/** People whose profile or certificates say these words, who were asked or have a certificate. */
export function findNamedBy(db: Kysely<DB>, editionId: number, words: string) {
  const like = `%${words.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  return named(db, editionId)
    .where(sql<boolean>`(users.name ilike ${like} or said.name ilike ${like})`)
    .where(
      sql<boolean>`(said.id is not null or exists (select from certificates
        where certificates.user_id = users.id and certificates.edition_id = ${editionId}))`,
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(MOST_FOUND)
    .execute();
}
