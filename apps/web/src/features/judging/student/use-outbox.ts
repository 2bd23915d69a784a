import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session.tsx';
import { type Kept, NOTHING_KEPT, outboxOf, type SheetOutbox } from './sheet-outbox.ts';

/** One's own sheets that are kept on this device, which leave while a page uses this. */
export function useOutbox(): { readonly outbox: SheetOutbox; readonly kept: Kept } {
  const outbox = outboxOf(useUser().id);
  useEffect(() => outbox.resume(), [outbox]);
  const { subscribe, get } = outbox.kept;
  return { outbox, kept: useSyncExternalStore(subscribe, get, nothingKept) };
}

/** While the server renders, and while that is hydrated. */
function nothingKept(): Kept {
  return NOTHING_KEPT;
}

/** Of which works a full sheet waits to be sent: nothing is left to do there. */
export function useAreOnTheirWay(): (id: number) => boolean {
  const { unsent } = useOutbox().kept;
  return (id) => unsent.some((one) => one.id === id && one.aim === 'send');
}
