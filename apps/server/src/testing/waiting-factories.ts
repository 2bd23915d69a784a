import { zonedStart } from '@pratibha/domain/time/competition-time';
import type { WaitingSettings } from '@pratibha/domain/waiting/waiting-lists';
import { sql } from 'kysely';
import {
  createEvent,
  createRegistration,
  createUser,
  type EventValues,
  kyselyOf,
  type Target,
} from './factories.ts';

/** An event whose seats are all taken, with a waiting list. */
export async function createFullEvent(
  target: Target,
  { capacity = 2, ...values }: EventValues & { capacity?: number } = {},
  settings: Partial<WaitingSettings> = {},
) {
  const event = await createEvent(target, { capacity, ...values });
  const registrations: number[] = [];
  while (registrations.length < capacity) {
    registrations.push((await createRegistration(target, { event_id: event.id })).id);
  }
  await createWaitingList(target, event.id, settings);
  return { ...event, registrations };
}

/** A waiting list, in order and with offers of 24 hours unless told otherwise. */
export async function createWaitingList(
  target: Target,
  eventId: number,
  settings: Partial<WaitingSettings> = {},
) {
  await kyselyOf(target)
    .insertInto('waiting_lists')
    .values({
      event_id: eventId,
      ...{ is_on: true, by_lot: false, offer_hours: 24, after_close: false },
      ...settings,
      updated_at: zonedStart(2025, 7, 1),
    })
    .execute();
}

type WaitingValues = {
  readonly event_id: number;
  readonly user_id?: number;
  /** With an offer until then. */
  readonly offered_until?: Date;
};

/** Somebody at the end of a line, as one who joined it. */
export async function createWaiting(target: Target, values: WaitingValues) {
  const db = kyselyOf(target);
  const { event_id, offered_until = null } = values;
  const user_id = values.user_id ?? (await createUser(db)).id;
  const row = await db
    .insertInto('waiting')
    .values({
      ...{ event_id, user_id, offered_until },
      since: zonedStart(2025, 7, 10, 9),
      answers: JSON.stringify([{ 1: 'Facebook' }]),
      questions: JSON.stringify({ 1: { question: 'How do you know about the event?' } }),
      offered_at: offered_until === null ? null : zonedStart(2025, 7, 15, 9),
    })
    .returning(['id', 'event_id', 'user_id'])
    .executeTakeFirstOrThrow();
  await sql`select count_line(${event_id})`.execute(db);
  return row;
}

/** What organisers of an event do with its waiting list. */
export const LINE_CALLS = [
  'PUT /admin/events/{id}/waiting-list',
  'PUT /admin/events/{id}/waiting-list/close',
  'PUT /admin/waiting/{id}/offer',
];
