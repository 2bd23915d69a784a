import type { WorkToJudge } from '@pratibha/contract/judge';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session.tsx';
import type { Keeping } from './keeping.ts';
import type { SheetKeeper } from './sheet-keeper.ts';
import { type OtherSheet, outboxOf } from './sheet-outbox.ts';

/**
 * The sheet of a work while it is filled in; what is not saved goes on when its page is left.
 *
 * @param other how it is kept, if not as those of real sheets
 */
export function useSheet(
  work: WorkToJudge,
  other?: OtherSheet,
): {
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
} {
  const outbox = outboxOf(useUser().id);
  const [keeper] = useState(() => outbox.keeperOf(work, other));
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping, keeper.keeping);
  const { state, isLeftHere } = keeping;
  useEffect(() => outbox.enter(work.id), [outbox, work.id]);
  useEffect(() => keeper.meet(work.sheet), [keeper, work.sheet]);
  const isToLose = state !== 'kept' && !isLeftHere;
  useEffect(() => {
    if (!isToLose) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isToLose]);
  return { keeper, keeping };
}
