import { Chance } from '@pratibha/domain/chance';
import type { LineState, Operation } from '@pratibha/domain/waiting/line-model';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import { createEvent, createRegistration } from '../../apps/server/src/testing/factories.ts';
import type { Person } from '../../apps/server/src/testing/stress/stream.ts';
import { createWaitingList } from '../../apps/server/src/testing/waiting-factories.ts';
import { press } from './press.ts';

/** People of one event, who are more than its seats. */
export const PEOPLE = 10;
const CAPACITY = 3;
const CLIENTS = 6;
export const OPERATIONS = 200;
const HOUR_MS = 3_600_000;

/** Of 100 presses so many are given up after a moment: what became of them nobody knows. */
const GIVEN_UP = 3;
const MOMENT_MS = 40;

const WAYS = ['register', 'join', 'join', 'accept', 'accept', 'leave', 'decline'] as const;
/** Of who is registered. */
const SEATED_WAYS = ['withdraw', 'withdraw', 'accept', 'join', 'register'] as const;

/** What is done with the seats of one event, and what everybody was told. */
export type History = {
  readonly seed: number;
  readonly eventId: number;
  readonly people: readonly Person[];
  readonly start: LineState;
  readonly operations: Operation[];
};

/** An event that is full, with a list on which nobody waits yet. */
export async function prepare(
  database: Database,
  seed: number,
  people: readonly Person[],
): Promise<History> {
  const { id: eventId } = await createEvent(database, {
    capacity: CAPACITY,
    registration_open: new Date(Date.now() - HOUR_MS),
    registration_close: new Date(Date.now() + 240 * HOUR_MS),
  });
  await createWaitingList(database, eventId);
  const seated = [...Array(CAPACITY).keys()];
  for (const who of seated) {
    await createRegistration(database, { event_id: eventId, user_id: people[who]?.id ?? 0 });
  }
  const start = { capacity: CAPACITY, seated, offered: [], line: [] };
  return { seed, eventId, people, start, operations: [] };
}

/**
 * Everybody presses what they like, through either process, several of them at the same time and
 * also two for the same person. What is done and by whom the seed says; when, the machine.
 */
export async function play(
  database: Database,
  origins: readonly string[],
  history: History,
): Promise<void> {
  const { seed, eventId, people, operations } = history;
  let begun = 0;
  const client = async (nth: number) => {
    const chance = new Chance(seed * CLIENTS + nth);
    while (begun < OPERATIONS) {
      begun += 1;
      const who = chance.below(PEOPLE);
      const by = people[who] as Person;
      const registration = await registrationOf(database, eventId, by.id);
      const does = registration === undefined ? chance.pick(WAYS) : chance.pick(SEATED_WAYS);
      const patienceMs = chance.happens(GIVEN_UP) ? MOMENT_MS : null;
      const origin = chance.pick(origins);
      const invoked = performance.now();
      const became = await press(origin, { does, by, eventId, registration, patienceMs });
      if (became === null) begun -= 1;
      else operations.push({ who, does, invoked, ...became });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => client(nth)));
}

async function registrationOf(
  database: Database,
  eventId: number,
  userId: number,
): Promise<number | undefined> {
  const row = await database.kysely
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id;
}
