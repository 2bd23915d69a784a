import type { Context } from '../../platform/serve/context.ts';
import { findWithheld } from '../judging/judging.ts';
import type { AuditFilter } from './audit.queries.ts';
import { type People, peopleNamed } from './audit-of-people.queries.ts';

type Query = Omit<AuditFilter, 'people'> & {
  /** Words of the name or address of somebody whose entries are looked for. */
  readonly q?: string | undefined;
  /** Somebody whose entries are looked for. */
  readonly person_id?: number | undefined;
};

/** What a query of the list or of its file asks for: those who are named in it are looked up. */
export async function filterOf({ db, actor }: Context, { q, person_id, ...rest }: Query) {
  const people: People[] = person_id === undefined ? [] : [{ ids: [person_id] }];
  if (q) people.push(await peopleNamed(db, q));
  const withheld = await findWithheld(db, actor.id);
  return { ...rest, people, withheld } satisfies AuditFilter;
}
