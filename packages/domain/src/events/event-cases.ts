import { zonedStart } from '../time/competition-time.ts';
import type { EventFacts } from './event-facts.ts';

/**
 * An event of the test tables: registration 24 June – 8 August, submission 9 – 13 August.
 * @internal only tests use this file
 */
export const competition = {
  status: 'ACTIVE',
  internal_event: false,
  requires_submission: true,
  registration_open: zonedStart(2025, 6, 24),
  registration_close: zonedStart(2025, 8, 8, 23, 59),
  submission_start: zonedStart(2025, 8, 9),
  submission_close: zonedStart(2025, 8, 13, 17),
} as const satisfies EventFacts;

/**
 * The same without work to submit.
 * @internal
 */
export const workshop = {
  ...competition,
  requires_submission: false,
  submission_start: null,
  submission_close: null,
} as const satisfies EventFacts;

/**
 * The instants around an edge: one millisecond before, at it, one after.
 * @internal
 */
export function around(edge: Date): [Date, Date, Date] {
  return [new Date(edge.getTime() - 1), edge, new Date(edge.getTime() + 1)];
}
