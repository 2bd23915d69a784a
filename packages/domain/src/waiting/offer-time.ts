import { hourOf, lastAtHour } from '../time/competition-time.ts';
import { SHORTEST_OFFER_MS } from './waiting-lists.ts';

const HOUR_MS = 3_600_000;
/** Between these hours no offer ends. */
const NIGHT = { from: 22, to: 7 } as const;
/** Who gets no mail may look here once in two days. */
const HOURS_WITHOUT_MAIL = 48;
/** An offer takes no more than this part of the time that is left until the event begins. */
const PART_OF_TIME_LEFT = 4;

/**
 * Until when an offer that is made now stands: for as many hours as the event says, two days where
 * no mail reaches the person, shorter near the start, and never into the night. Null where it could
 * not stand for an hour.
 */
export function offerUntil(
  {
    hours,
    isReached,
    starts,
  }: { readonly hours: number; readonly isReached: boolean; readonly starts: Date | null },
  now: Date,
): Date | null {
  const wished = (isReached ? hours : Math.max(hours, HOURS_WITHOUT_MAIL)) * HOUR_MS;
  const left = starts === null ? Number.POSITIVE_INFINITY : starts.getTime() - now.getTime();
  const stands = Math.max(SHORTEST_OFFER_MS, Math.min(wished, left / PART_OF_TIME_LEFT));
  if (stands > left) return null;
  const until = new Date(now.getTime() + stands);
  if (!isAtNight(until)) return until;
  const morning = endOfNight(until);
  if (morning.getTime() - now.getTime() <= left) return morning;
  const evening = lastAtHour(until, NIGHT.from);
  return evening.getTime() - now.getTime() >= SHORTEST_OFFER_MS ? evening : null;
}

/**
 * Whether an instant lies between 22:00 and 7:00; neither of these does.
 * @internal
 */
export function isAtNight(instant: Date): boolean {
  const hour = hourOf(instant);
  if (hour < NIGHT.to) return true;
  return hour >= NIGHT.from && lastAtHour(instant, NIGHT.from).getTime() !== instant.getTime();
}

function endOfNight(instant: Date): Date {
  return new Date(
    lastAtHour(instant, NIGHT.from).getTime() + (24 - NIGHT.from + NIGHT.to) * HOUR_MS,
  );
}
