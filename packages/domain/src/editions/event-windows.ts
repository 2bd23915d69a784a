import { zonedIso } from '../time/competition-time.ts';
import type { EditionDates } from './content.ts';

const MINUTE_MS = 60_000;

/** The dates of an edition that its events keep to. */
export type EventWindowDates = Pick<
  EditionDates,
  'registrationOpens' | 'registrationCloses' | 'submissionsOpen' | 'submissionsClose'
>;

/** When an event can be registered for and takes works. */
type EventWindows = {
  readonly registration_open: Date;
  readonly registration_close: Date;
  readonly submission_start: Date | null;
  readonly submission_close: Date | null;
};

export type EventWindow = 'registration' | 'submission';

/**
 * Where a window of an event has to lie, ends included: one that closes early takes works early,
 * too. Null where the edition has no such dates.
 */
export function spanOf(
  window: EventWindow,
  dates: EventWindowDates,
): { readonly from: Date; readonly to: Date } | null {
  const to = window === 'registration' ? dates.registrationCloses : dates.submissionsClose;
  return to === null ? null : { from: new Date(dates.registrationOpens), to: new Date(to) };
}

/**
 * When a window that ends then closes, as events say it: at midnight of which nobody knows the day,
 * with the last minute of the day that ends.
 */
export function lastMinuteOf(end: Date): Date {
  const isMidnight = zonedIso(end).slice(11, 16) === '00:00';
  return isMidnight ? new Date(end.getTime() - MINUTE_MS) : end;
}

/** The windows of an event that reach outside those of its edition. */
export function windowsOutside(
  dates: EventWindowDates,
  event: EventWindows,
): readonly EventWindow[] {
  const bounds = {
    registration: [event.registration_open, event.registration_close],
    submission: [event.submission_start, event.submission_close],
  };
  return (['registration', 'submission'] as const).filter((window) => {
    const span = spanOf(window, dates);
    return (
      span !== null && bounds[window].some((at) => at !== null && (at < span.from || at > span.to))
    );
  });
}
