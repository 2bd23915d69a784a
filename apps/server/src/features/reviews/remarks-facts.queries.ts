import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { OfPerson } from './reviews.queries.ts';

/** What those are called whose rows these are, and the events, by their ids. */
export async function namesAndTitles(db: Kysely<DB>, rows: readonly OfPerson[]) {
  if (rows.length === 0)
    return { names: new Map<number, string>(), titles: new Map<number, string>() };
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .execute();
  const events = await db
    .selectFrom('events')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(rows.map(({ event_id }) => event_id))])
    .execute();
  return {
    names: new Map(people.map(({ id, name }) => [id, name])),
    titles: new Map(events.map(({ id, title }) => [id, title])),
  };
}
