import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Family } from '../../platform/metrics/exposition.ts';
import type { Sample } from '../../platform/process/histogram.ts';
import { countByEvent, type EventCounts } from './event-counts.queries.ts';

/** How many registrations, works and seats each event has, from what the triggers have counted. */
export async function eventFamilies(db: Kysely<DB>): Promise<Family[]> {
  const rows = await countByEvent(db, {});
  const family = (
    name: string,
    help: string,
    valueOf: (row: EventCounts) => number | null,
  ): Family => ({ name, help, type: 'gauge', samples: samplesOf(rows, valueOf) });
  return [
    family(
      'pratibha_event_registrations',
      'Registrations of an event.',
      (row) => row.registrations,
    ),
    family(
      'pratibha_event_pending_registrations',
      'Registrations of an event that wait for a decision.',
      (row) => row.pending_registrations,
    ),
    family('pratibha_event_submissions', 'Works for an event.', (row) => row.submissions),
    family('pratibha_event_seats', 'Seats of an event that has a capacity.', (row) => row.capacity),
    family('pratibha_event_seats_taken', 'Seats that are taken.', (row) =>
      row.capacity === null ? null : row.taken,
    ),
  ];
}

/** Titles are what organisers write, so an event is named by its id alone. */
function samplesOf(
  rows: readonly EventCounts[],
  valueOf: (row: EventCounts) => number | null,
): Sample[] {
  return rows.flatMap((row) => {
    const value = valueOf(row);
    return value === null ? [] : [{ labels: { event: row.id }, value }];
  });
}
