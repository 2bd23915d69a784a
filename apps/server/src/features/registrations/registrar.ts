import { Grouped } from '../../platform/db/grouped.ts';
import type { Database } from '../../platform/db/pool.ts';
import { inOneStatement } from '../../platform/db/transaction.ts';
import { isDataError } from '../../platform/db/unavailable.ts';
import {
  insertRegistrations,
  type NewRegistration,
  type RegistrationOutcome,
} from './new-registrations.queries.ts';

/**
 * Writes registrations: those for one version of an event that arrive while a statement is under
 * way go together in the next one, which makes the last minutes before a deadline cheap. What fails
 * for one (a key used before, a person erased meanwhile) is tried again one by one: nobody pays for
 * another.
 */
export type Registrar = Grouped<NewRegistration, RegistrationOutcome>;

export function createRegistrar(database: Database): Registrar {
  const write = (together: readonly NewRegistration[]) =>
    inOneStatement(database, (db) => insertRegistrations(db, together));
  const keyOf = ({ event }: NewRegistration) => `${event.id} ${event.version}`;
  return new Grouped(write, { keyOf, isFaultOfOne: isDataError });
}
