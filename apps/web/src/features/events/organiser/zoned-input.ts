import { ZONE_OFFSET, zonedIso } from '@pratibha/domain/time/competition-time';

/**
 * An instant as a `datetime-local` field shows it in the competition's zone, whatever zone the
 * browser lives in. Seconds and their parts are kept where there are any.
 *
 * @param iso ISO 8601 with offset, or null for an empty field
 */
export function toZonedField(iso: string | null): string {
  if (iso === null) return '';
  const instant = new Date(iso);
  // The offset is whole minutes: seconds are the same in both zones.
  const seconds = instant.toISOString().slice(16, 23);
  if (seconds === ':00.000') return zonedIso(instant).slice(0, 16);
  return zonedIso(instant).slice(0, 16) + seconds.replace(/\.000$/, '');
}

/** The instant that a `datetime-local` field means in the competition's zone; '' when empty. */
export function fromZonedField(text: string): string {
  return text === '' ? '' : `${text}${ZONE_OFFSET}`;
}
