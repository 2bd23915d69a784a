import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { Grouped } from '../../platform/db/grouped.ts';
import type { Database } from '../../platform/db/pool.ts';
import { inOneStatement } from '../../platform/db/transaction.ts';
import { isDataError } from '../../platform/db/unavailable.ts';
import { insertWorks, type NewWork } from './new-works.queries.ts';

/**
 * Takes in works as the registrar of registrations does: those for one version of an event that
 * arrive while a statement is under way go together in the next one. What fails for one (a key used
 * before, a person erased meanwhile) is tried again one by one. Answers null for a work of which
 * something has changed since it was judged.
 */
export type Collector = Grouped<NewWork, UserSubmissionDetail | null>;

export function createCollector(database: Database): Collector {
  const write = (together: readonly NewWork[]) =>
    inOneStatement(database, (db) => insertWorks(db, together));
  const keyOf = ({ event }: NewWork) => `${event.id} ${event.version}`;
  return new Grouped(write, { keyOf, isFaultOfOne: isDataError });
}
