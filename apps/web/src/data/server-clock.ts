import { useCallback, useSyncExternalStore } from 'react';
import { useBegin } from './begin.ts';
import { createStore } from './store.ts';

/**
 * The server's clock as the browser knows it. States and countdowns follow it, never the clock of
 * the device (R4.17).
 */
type Reading = { readonly offset: number; readonly roundTrip: number };

const reading = createStore<Reading | null>(null);
/** Two readings further apart than this mean that the clock was moved, not that one was slow. */
const MOVED_MS = 3000;

/**
 * Takes one reading of the header `X-Server-Time`.
 * @param serverMs the server's time, epoch milliseconds; NaN where the response does not tell
 * @param requestMs when the request left, by the device's clock
 */
export function noteServerTime(serverMs: number, requestMs: number): void {
  if (Number.isNaN(serverMs)) return;
  const roundTrip = Math.max(0, Date.now() - requestMs);
  const offset = serverMs - requestMs - roundTrip / 2;
  const known = reading.get();
  const isMoved =
    known && known.roundTrip >= 0 && Math.abs(known.offset - offset) > MOVED_MS + roundTrip;
  if (!known || isMoved || roundTrip < known.roundTrip) reading.set({ offset, roundTrip });
}

/**
 * Takes the time at which the server rendered this document, until the first response tells it
 * better: how long the document was on its way, or kept, nobody knows.
 * @param roundTrip -1, shorter than any, where the document shows another time than now: no
 * response changes that
 */
export function noteRenderedAt(serverMs: number, roundTrip = Number.POSITIVE_INFINITY): void {
  const arrived = performance.timeOrigin + navigationResponseStart();
  reading.set({ offset: serverMs - arrived, roundTrip });
}

/** When the document began to arrive, in milliseconds after the navigation began. */
function navigationResponseStart(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0;
}

/** Now by the server's clock; by the device's until the first response came. */
export function serverNow(): Date {
  return new Date(Date.now() + (reading.get()?.offset ?? 0));
}

/** True once a response told the server's time. */
function isClockKnown(): boolean {
  return reading.get() !== null;
}

/**
 * Now by the server's clock, rounded down to `granularityMs` and renewed each time it passes a
 * multiple of it. While the server renders and while hydrating it is the time that the document
 * began with. Null where that is not known, and until the clock is, so that no page shows a state
 * by the wrong clock.
 */
export function useNow(granularityMs = 1000): Date | null {
  const step = useByClock((now) => Math.floor(now.getTime() / granularityMs), granularityMs);
  return step === null ? null : new Date(step * granularityMs);
}

/**
 * What follows from the time; null as above. Whoever uses it is drawn anew only when it changes.
 */
export function useByClock<T extends string | number>(
  of: (now: Date) => T,
  granularityMs = 1000,
): T | null {
  const began = useBegin();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer = 0;
      const schedule = () => {
        clearTimeout(timer);
        const rest = granularityMs - (serverNow().getTime() % granularityMs);
        // A timer holds 31 bits; a rest longer than an hour is simply looked at again.
        timer = window.setTimeout(tick, Math.min(rest + 5, 3_600_000));
      };
      const tick = () => {
        listener();
        schedule();
      };
      const stop = reading.subscribe(tick);
      document.addEventListener('visibilitychange', tick);
      schedule();
      return () => {
        stop();
        document.removeEventListener('visibilitychange', tick);
        clearTimeout(timer);
      };
    },
    [granularityMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isClockKnown() ? of(serverNow()) : null),
    () => (began === null ? null : of(new Date(began.now))),
  );
}
