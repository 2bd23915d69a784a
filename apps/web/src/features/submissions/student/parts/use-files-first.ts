import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftPart } from './parts-draft.ts';
import type { OnTheirWay, PartsKit } from './parts-kit.ts';

/**
 * Sends a work once all of its files are there: pressed before, it waits for them, and says so.
 * Where one does not go on by itself, it waits no longer.
 */
export function useFilesFirst(
  kit: PartsKit | null,
  parts: readonly DraftPart[],
  send: () => void,
): { awaited: OnTheirWay | null; submit: () => void; stop: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);
  /** How often the files came in time for a press. */
  const [arrivals, setArrivals] = useState(0);
  const left = kit?.onTheirWay(parts) ?? null;
  const isThere = left === null;
  if (isWaiting && (isThere || left.isStuck)) {
    setIsWaiting(false);
    if (isThere) setArrivals(arrivals + 1);
  }
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (arrivals > 0) sendNow();
  }, [arrivals]);
  return {
    awaited: isWaiting ? left : null,
    submit: () => {
      if (isThere) send();
      else {
        kit?.goOn(parts);
        setIsWaiting(true);
      }
    },
    stop: () => setIsWaiting(false),
  };
}
