import {
  EVENT_FIELDS,
  type EventKept,
  PLACE_FIELDS,
  type PlaceField,
} from '@pratibha/domain/events/event-fields';
import { type EventSent, eventKept } from '@pratibha/domain/events/event-form';
import { fieldsOut, ordered } from './described.ts';

/**
 * What came later: the calls of R7.4 to R7.28 take it, and answer without it, byte for byte as
 * before. Who changes an event without knowing of it leaves it as it is. `event-places.ts` has the
 * calls that tell it.
 */
export const BESIDE = [...PLACE_FIELDS, 'seats', 'reply_to'] as const;
export type Beside = PlaceField | 'seats' | 'reply_to';

/** The same as it is told. */
export const besideOut = ordered(fieldsOut(EVENT_FIELDS), ...BESIDE);

/** What is kept of the fields of an event; undefined is what came later and was not sent. */
export function keptOf(
  values: EventSent,
): Omit<EventKept, Beside> & Partial<Pick<EventKept, Beside>> {
  const unsent = BESIDE.filter((name) => values[name] === undefined);
  return { ...eventKept(values), ...Object.fromEntries(unsent.map((name) => [name, undefined])) };
}
