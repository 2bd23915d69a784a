import { ZONE_OFFSET } from '../time/competition-time.ts';

/** When a class is: within one day, by the clock of the competition. */
export type ClassHours = {
  readonly event_date: string;
  readonly starts_at: string;
  readonly ends_at: string;
};

/** The instant at which a class begins, and until which one may take a seat in it. */
export function beginsAt({ event_date, starts_at }: Omit<ClassHours, 'ends_at'>): Date {
  return new Date(`${event_date}T${starts_at.trim()}${ZONE_OFFSET}`);
}

/** Whether two classes are at the same time; one that begins as the other ends is not. */
export function overlap(one: ClassHours, other: ClassHours): boolean {
  return (
    one.event_date === other.event_date &&
    one.starts_at < other.ends_at &&
    other.starts_at < one.ends_at
  );
}
