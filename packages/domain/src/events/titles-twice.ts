import { dayOf } from '../time/competition-time.ts';

type TitledEvent = {
  readonly id: number;
  readonly title: string;
  /** ISO 8601. */
  readonly registration_close: string;
  /** YYYY-MM-DD. */
  readonly event_date: string | null;
};

/**
 * By what events are told apart whose titles stand twice, by their ids: the year (YYYY) in which
 * they are, or their day (YYYY-MM-DD) where they share the year. An event without a day has that of
 * its registration's end. Those with a title of their own are not there.
 */
export function marksOfSameTitles(events: readonly TitledEvent[]): ReadonlyMap<number, string> {
  const days = new Map(events.map((event) => [event.id, dayOfEvent(event)]));
  const marks = new Map<number, string>();
  for (const same of Map.groupBy(events, ({ title }) => title.trim().toLowerCase()).values()) {
    if (same.length < 2) continue;
    const years = same.map(({ id }) => yearOf(days.get(id)));
    for (const { id } of same) {
      const day = days.get(id) ?? '';
      const isAlone = years.filter((year) => year === yearOf(day)).length === 1;
      marks.set(id, isAlone ? yearOf(day) : day);
    }
  }
  return marks;
}

function dayOfEvent({ event_date, registration_close }: TitledEvent): string {
  return event_date ?? dayOf(new Date(registration_close));
}

function yearOf(day = ''): string {
  return day.slice(0, 4);
}
