import type { Shape } from '../shape.ts';

/**
 * Whether the text is a real calendar day written YYYY-MM-DD; 2025-02-30 is none. Only the years
 * 1900 to 2199: PostgreSQL has no year 0, and nothing here happens in others.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The shape of such a day. */
export const DAY_SHAPE: Shape = {
  type: 'string',
  format: 'date',
  pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$',
};

/** Whether the text is what a clock can show, HH:MM from 00:00 to 23:59. */
export function isHour(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The shape of such an hour. */
export const HOUR_SHAPE: Shape = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };

/**
 * Full years from one day to another, both YYYY-MM-DD; born on 29 February, one ages on 1 March.
 */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The instant an ISO 8601 text names, or null. The offset must be there: without it the same text
 * means another instant in every browser. Parts below a millisecond are dropped.
 */
export function parseInstant(text: string): Date | null {
  const day = INSTANT.exec(text)?.[1];
  if (day === undefined || !isCalendarDay(day)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The shape of such an instant; with its seconds, which may be left out. */
export const INSTANT_SHAPE: Shape = {
  type: 'string',
  format: 'date-time',
  pattern:
    '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$',
};
