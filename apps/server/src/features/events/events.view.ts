import {
  type AdminEvent,
  EVENT_COLUMNS,
  type PublicEvent,
  type UserEvent,
} from '@pratibha/contract/events';
import { eventDay } from '@pratibha/domain/events/event-day';
import type { AdminEventRow, EventForPerson, EventRow } from './events.queries.ts';

type Questions = UserEvent['event_questions'];

function windowsOf(row: Columns) {
  return {
    registration_open: row.registration_open.toISOString(),
    registration_close: row.registration_close.toISOString(),
    submission_start: row.submission_start?.toISOString() ?? null,
    submission_close: row.submission_close?.toISOString() ?? null,
  };
}

type Columns = Pick<EventRow, (typeof EVENT_COLUMNS)[number]>;

/** What everybody sees of an event; the same until the event changes. */
export function shownOf(row: Columns) {
  const columns = Object.fromEntries(EVENT_COLUMNS.map((field) => [field, row[field]])) as Columns;
  return {
    ...columns,
    ...windowsOf(row),
    event_questions: row.event_questions as Questions,
    works_once: row.works_once || undefined,
  };
}

/** `date`: the event's own day, else the day on which its last window closes (R3.5). */
export function publicEventView(row: Columns): PublicEvent {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    ...windowsOf(row),
    date: eventDay(row),
  };
}

/** Seats that are free, null where there is no limit. */
export function seatsLeftOf(row: Pick<EventForPerson, 'capacity' | 'seats_taken'>): number | null {
  return row.capacity === null ? null : Math.max(0, row.capacity - (row.seats_taken ?? 0));
}

/** An event as organisers see it, with how many take part. */
export function adminEventView(row: AdminEventRow): AdminEvent {
  return {
    ...shownOf(row),
    holds_decisions: row.holds_decisions,
    held_decisions: row.held_decisions,
    registrations: row.registrations,
    submissions: row.submissions,
    pending_registrations: row.pending_registrations,
    pending_submissions: row.pending_submissions,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    revision: row.version,
    in_live_edition: row.in_live_edition,
    ...(row.takes_enquiries ? { takes_enquiries: true } : {}),
  };
}
