import type { AdminEvent } from '@pratibha/contract/events';
import type { EventWindowDates } from '@pratibha/domain/editions/event-windows';
import { eventDoubts } from '@pratibha/domain/events/event-doubts';
import { EVENT_DOUBT_WORDS } from '@pratibha/words/events/organiser/form-doubts';
import { sentenceOf } from '@pratibha/words/sentences';
import { sentFields } from './event-fields.ts';
import type { EventValues } from './event-values.ts';

/** What the values are compared with. */
export type Compared = {
  /** As it is saved, or proposed for a new event; null for a copy, all of which is asked about. */
  readonly before: EventValues | null;
  readonly event: AdminEvent | null;
  readonly others: readonly AdminEvent[];
  /** The dates of its edition; null where they are not known. */
  readonly edition: EventWindowDates | null;
  /** How many seats of an event are taken. */
  readonly seatsTaken: (event: AdminEvent) => number;
};

/** The titles that another event has; deleted ones give theirs away. */
export function titlesOf(others: readonly AdminEvent[]): readonly string[] {
  return others.filter(({ status }) => status !== 'DELETED').map(({ title }) => title);
}

/** What is asked before these values are saved, in sentences. */
export function doubtsOf(values: EventValues, compared: Compared, now: Date): readonly string[] {
  const { before, event, others, edition, seatsTaken } = compared;
  const facts = {
    before: before && sentFields(before),
    titles: titlesOf(others),
    taken: event === null ? 0 : seatsTaken(event),
    held: event?.held_decisions ?? 0,
    edition,
  };
  const doubts = eventDoubts(sentFields(values), facts, now);
  return doubts.map((doubt) => sentenceOf(EVENT_DOUBT_WORDS, doubt));
}
