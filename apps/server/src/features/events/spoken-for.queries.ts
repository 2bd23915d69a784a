import { sql } from 'kysely';

/**
 * Seats of an event that nobody may take who registers: those that are taken or held, and all of
 * them as long as anybody waits (ADR 73).
 */
export const SEATS_SPOKEN_FOR = sql<number | null>`case when event_seats.in_line > 0
    then greatest(event_seats.taken, events.capacity) else event_seats.taken + event_seats.held end`;
