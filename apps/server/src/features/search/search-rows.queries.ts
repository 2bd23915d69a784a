import type { FoundThings } from '@pratibha/contract/search';
import { type Actor, eventsWhere } from '@pratibha/domain/access';
import { SEARCH_LIMITS } from '@pratibha/domain/search/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Asking, isOneOf, seenBy } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import type { PeopleMeant } from './search.queries.ts';

/** Rows of one person in one event, found alike. */
type Table = 'registrations' | 'submissions';

type Words = {
  readonly q: string;
  readonly number: number | null;
  readonly people: PeopleMeant;
  /** Events with the words in their title. */
  readonly events: readonly number[];
};
type By = (Words | { readonly ids: readonly number[] }) & { readonly actor: Actor };

/** Of the newest so many rows those are found whose person a common word means. */
const NEWEST = 2_000;
const MOST = sql.lit(SEARCH_LIMITS.ofKind);

/**
 * Registrations or works of events that the organiser may look at: by their number, by the person,
 * by the title of their event, in this order, of each the newest first.
 */
export async function findRows<T extends Table>(
  db: Kysely<DB>,
  table: T,
  by: By,
): Promise<FoundThings[T][number][]> {
  const asking: Asking = { actor: by.actor, action: `${table}.read` };
  const { rows } = await sql<FoundThings[T][number]>`
    with found as (${'ids' in by ? named(table, by.ids) : meant(table, by, asking)})
    select one.id, users.name as person, events.title as event_title, one.status
    from (select id, min(rank) as rank from found group by id) as by_rank
      join ${sql.table(table)} as one using (id)
      join users on users.id = one.user_id
      join events on events.id = one.event_id
    where ${isOneOf('one.event_id', eventsWhere(asking.action, asking.actor))}
    order by rank, one.id desc
    limit ${'ids' in by ? SEARCH_LIMITS.recent : SEARCH_LIMITS.ofKind}
  `.execute(db);
  return rows;
}

const named = (table: Table, ids: readonly number[]) =>
  sql`select id, 0 as rank from ${sql.table(table)} where id = any(${ids}::int[])`;

function meant(table: Table, words: Words, asking: Asking): RawBuilder<unknown> {
  const { number, people, events } = words;
  const parts = [
    sql`select id, 0 as rank from ${sql.table(table)} where id = ${number}`,
    sql`(${ofPeople(
      table,
      sql`(
        select * from ${sql.table(table)} where user_id = any(${people.ids}::int[]))`,
      words,
      asking,
    )})`,
    sql`(select newest.id, 2 as rank from unnest(${events}::int[]) as titled (event_id),
      lateral (select id from ${sql.table(table)} as one
        where one.event_id = titled.event_id order by one.id desc limit ${MOST}) as newest
      order by newest.id desc limit ${MOST})`,
  ];
  if (people.isCommon)
    parts.push(sql`(${ofPeople(table, newestOf(table, asking), words, asking)})`);
  return sql.join(parts, sql` union all `);
}

/**
 * Those of these rows whose person the words mean; contacts count where they may be read, so that
 * nobody learns them by searching.
 */
function ofPeople(
  table: Table,
  rows: RawBuilder<unknown>,
  { q }: Words,
  asking: Asking,
): RawBuilder<unknown> {
  const columns = {
    event: 'mine.event_id',
    names: ['users.name'],
    contacts: ['users.email', 'users.profile_search'],
  };
  return sql`select mine.id, 1 as rank from ${rows} as mine join users on users.id = mine.user_id
    where ${seenBy(asking, columns, q)} order by mine.id desc limit ${MOST}`;
}

/** The newest rows of the events that the organiser may look at. */
function newestOf(table: Table, { actor, action }: Asking): RawBuilder<unknown> {
  const events = eventsWhere(action, actor);
  const newest = sql`order by id desc limit ${sql.lit(NEWEST)}`;
  return events === null
    ? sql`(select * from ${sql.table(table)} ${newest})`
    : sql`(select one.* from unnest(${events}::int[]) as own (event_id),
        lateral (select * from ${sql.table(table)} as one
          where one.event_id = own.event_id ${newest}) as one ${newest})`;
}
