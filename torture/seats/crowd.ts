import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import { createPeople } from '../../apps/server/src/testing/stress/stream.ts';
import type { Presser } from './press.ts';

/** People with sessions, each of whom comes from an address of their own. */
export async function createPressers(
  database: Database,
  origin: string,
  count: number,
): Promise<Presser[]> {
  const people = await createPeople(database, origin, count);
  return people.map(({ id, headers }) => {
    const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
    return { id, headers: { ...headers, 'x-forwarded-for': address } };
  });
}

/** The same who may change events. */
export async function createOrganisers(
  database: Database,
  origin: string,
  count: number,
): Promise<Presser[]> {
  const organisers = await createPressers(database, origin, count);
  await database.pool.query(`update users set role = 'ADMIN' where id = any($1)`, [
    organisers.map(({ id }) => id),
  ]);
  return organisers;
}
