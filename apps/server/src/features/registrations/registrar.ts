import { Grouped } from '../../platform/db/grouped.ts';
import type { Database } from '../../platform/db/pool.ts';
import { inOneStatement } from '../../platform/db/transaction.ts';
import { isDataError } from '../../platform/db/unavailable.ts';
import {
  insertRegistrations,
  type NewRegistration,
  type RegistrationOutcome,
} from './new-registrations.queries.ts';

type Event = { readonly id: number; readonly version: number };
type Group = Grouped<NewRegistration, RegistrationOutcome>;

/**
 * Writes registrations: those for one event that arrive while a statement is under way go together
 * in the next one, which makes the last minutes before a deadline cheap. What fails for one
 * (a key used before, a person erased meanwhile) is tried again one by one: nobody pays for another.
 */
export class Registrar {
  readonly #database: Database;
  readonly #groups = new Map<number, { readonly version: number; readonly group: Group }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Registers for the event as it was looked at. */
  register(event: Event, registration: NewRegistration): Promise<RegistrationOutcome> {
    return this.#groupOf(event).ask(registration);
  }

  #groupOf({ id, version }: Event): Group {
    const known = this.#groups.get(id);
    if (known?.version === version) return known.group;
    const group: Group = new Grouped(
      (people) =>
        inOneStatement(this.#database, (db) => insertRegistrations(db, { id, version }, people)),
      { isFaultOfOne: isDataError },
    );
    this.#groups.set(id, { version, group });
    return group;
  }
}
