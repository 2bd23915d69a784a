import type { FoundThings } from '@pratibha/contract/search';
import { SEARCH_LIMITS } from '@pratibha/domain/search/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mentionsAtOnce } from '../../platform/db/search.ts';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** What is said of a person, as the trigram index has it. */
const OF_PERSON = ['users.name', 'users.email', 'users.profile_search'];

/** People of whom more are meant are no help to find anything: the word is a common one. */
const MOST_MEANT = 300;
/** So many of the newest people are asked first whether a word is a common one, … */
const ASKED_FIRST = 2_000;
/** … which it is where so many of them have it. */
const MANY_OF_THEM = 100;
/** The newest of all, among whom those with a common word are looked for. */
const NEWEST = 20_000;
/** Events by whose title registrations and works are found. */
const MOST_TITLED = 20;

/** Who is meant by words, whoever may look at them. */
export type PeopleMeant = {
  readonly ids: readonly number[];
  /** There are more, and these are any of them. */
  readonly isCommon: boolean;
};

/** By words, of which a number may be one; or by ids. */
type By =
  | { readonly q: string; readonly number: number | null }
  | { readonly ids: readonly number[] };

/**
 * The people in whose name, address, mobile or college every word is found. The index finds a rare
 * word at once, but gathers everybody who has a common one before it tells the first: of that one
 * the newest are enough.
 */
export async function findPeopleMeant(db: Kysely<DB>, q: string): Promise<PeopleMeant> {
  const asked = await findMeant(db, newestPeople(ASKED_FIRST), q, MANY_OF_THEM);
  const isKnownAsCommon = asked.length === MANY_OF_THEM;
  const ids = isKnownAsCommon
    ? await findMeant(db, newestPeople(NEWEST), q, MOST_MEANT + 1)
    : await findMeant(db, sql`users`, q, MOST_MEANT + 1);
  return { ids: ids.slice(0, MOST_MEANT), isCommon: isKnownAsCommon || ids.length > MOST_MEANT };
}

const newestPeople = (most: number) =>
  sql`(select * from users order by id desc limit ${sql.lit(most)}) as users`;

/**
 * It is planned as if all of them were read: whoever hopes for the first few reads the whole table
 * for those who came last.
 */
async function findMeant(
  db: Kysely<DB>,
  among: RawBuilder<unknown>,
  q: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with meant as materialized (
      select users.id from ${among} where ${mentionsAtOnce(OF_PERSON, q)})
    select id from meant limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The likeliest of these people: by their number, then by how their name begins, newest first. */
export async function findPeople(
  db: Kysely<DB>,
  by:
    | { readonly q: string; readonly number: number | null; readonly among: readonly number[] }
    | { readonly ids: readonly number[] },
): Promise<FoundThings['people']> {
  const [ids, order, most] =
    'ids' in by
      ? [by.ids, sql`users.id`, SEARCH_LIMITS.recent]
      : [
          by.number === null ? by.among : [by.number, ...by.among],
          sql`users.id = ${by.number} desc nulls last,
            starts_with(lower(name), lower(${by.q})) desc, users.id desc`,
          SEARCH_LIMITS.ofKind,
        ];
  const { rows } = await sql<FoundThings['people'][number]>`
    select users.id, name, email, college_name as college, status
    from users left join profiles on profiles.user_id = users.id
    where users.id = any(${ids}::int[])
    order by ${order} limit ${most}
  `.execute(db);
  return rows;
}

/**
 * Events among these ids (null: all), so many that registrations are found by them. Classes of
 * workshops are none, as in every list.
 */
export async function findEvents(
  db: Kysely<DB>,
  { among, ...by }: By & { readonly among: readonly number[] | null },
): Promise<FoundThings['events']> {
  const { rows } = await sql<FoundThings['events'][number]>`
    select events.id, title, status from events
    where events.kind = 'event' and ${isMeant(by, 'events')}
      and ${isOneOf('events.id', among)}
    order by ${numberFirst(by, 'events')}, status = 'DELETED', events.id desc
    limit ${MOST_TITLED}
  `.execute(db);
  return rows;
}

export async function findAnnouncements(
  db: Kysely<DB>,
  by: By,
): Promise<FoundThings['announcements']> {
  const { rows } = await sql<FoundThings['announcements'][number]>`
    select announcements.id, subject, state from announcements
    where ${isMeant(by, 'announcements')}
    order by ${numberFirst(by, 'announcements')}, announcements.id desc
    limit ${'ids' in by ? SEARCH_LIMITS.recent : SEARCH_LIMITS.ofKind}
  `.execute(db);
  return rows;
}

const TITLES = { events: 'events.title', announcements: 'announcements.subject' } as const;
type Titled = keyof typeof TITLES;

function isMeant(by: By, table: Titled): RawBuilder<unknown> {
  const id = sql.ref(`${table}.id`);
  if ('ids' in by) return sql`${id} = any(${by.ids}::int[])`;
  return sql`(${id} = ${by.number} or ${mentionsAtOnce([TITLES[table]], by.q)})`;
}

function numberFirst(by: By, table: Titled): RawBuilder<unknown> {
  const id = sql.ref(`${table}.id`);
  return 'ids' in by ? id : sql`coalesce(${id} = ${by.number}, false) desc`;
}
