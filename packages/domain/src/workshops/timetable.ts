import type { ClassPlan } from './classes.ts';

/** The classes of one day: rooms beside each other, and a row for each hour at which one begins. */
type TimetableDay<C> = {
  readonly day: string;
  /** Each once, in the order of their names; null is the room of those that name none. */
  readonly rooms: readonly (string | null)[];
  readonly hours: readonly {
    readonly starts_at: string;
    /** For each room what begins then. */
    readonly cells: readonly (readonly C[])[];
  }[];
};

/** Classes by days, hours and rooms. */
export function timetableOf<C extends ClassPlan>(classes: readonly C[]): TimetableDay<C>[] {
  return grouped(classes, ({ event_date }) => event_date).map(([day, ofDay]) => {
    const rooms = [...new Set(ofDay.map(({ venue_room }) => venue_room))].sort(nullLast);
    const hours = grouped(ofDay, ({ starts_at }) => starts_at).map(([starts_at, then]) => ({
      starts_at,
      cells: rooms.map((room) => then.filter(({ venue_room }) => venue_room === room)),
    }));
    return { day, rooms, hours };
  });
}

/** In the order of the keys, which are days or hours. */
function grouped<C>(all: readonly C[], keyOf: (each: C) => string): (readonly [string, C[]])[] {
  return [...Map.groupBy(all, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}

function nullLast(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a.localeCompare(b, 'en', { numeric: true });
}
