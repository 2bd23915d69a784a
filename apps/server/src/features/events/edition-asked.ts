import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { refuseField } from '../../platform/serve/refused.ts';
import { findEditionNamed } from './in-edition.queries.ts';

/**
 * What a list is filtered by; `edition` stands for the edition's slug on the wire, and for its id
 * here.
 */
export type InEdition<Query extends { edition?: string | null | undefined }> = Omit<
  Query,
  'edition'
> & { edition?: number | undefined };

/**
 * The same filters with the id of the edition that they name.
 * @param prefix '?' where an address names it, '/' for a body
 * @throws Refused 'invalid-input' where there is no such edition
 */
export async function inEditionAsked<Query extends { edition?: string | null | undefined }>(
  db: Kysely<DB>,
  { edition: slug, ...rest }: Query,
  prefix: '?' | '/' = '?',
): Promise<InEdition<Query>> {
  if (slug === undefined || slug === null) return rest;
  const found = await findEditionNamed(db, slug);
  if (!found) refuseField({ pointer: `${prefix}edition`, error: { code: 'unknown-edition' } });
  return { ...rest, edition: found.id };
}
