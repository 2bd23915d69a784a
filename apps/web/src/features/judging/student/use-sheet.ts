import type { WorkToJudge } from '@pratibha/contract/judge';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session.tsx';
import type { Drawer, Keeping, SheetCalls } from './keeping.ts';
import { SheetKeeper } from './sheet-keeper.ts';
import type { Left } from './sheet-line.ts';
import { outboxOf } from './sheet-outbox.ts';

/**
 * The sheet of a work while it is filled in; what is not saved goes on when its page is left.
 *
 * @param trial where the sheet of an invented work goes: nothing of it is kept on this device
 */
export function useSheet(
  work: WorkToJudge,
  trial?: SheetCalls,
): {
  readonly keeper: SheetKeeper;
  readonly keeping: Keeping;
} {
  const outbox = outboxOf(useUser().id);
  const [keeper] = useState(() =>
    trial ? new SheetKeeper(null, trial, drawerInMemory()) : outbox.keeperOf(work),
  );
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

function drawerInMemory(): Drawer {
  let left: Left | null = null;
  return {
    read: () => left,
    write: (next) => {
      left = next;
      return true;
    },
    alone: (act) => act(),
  };
}
