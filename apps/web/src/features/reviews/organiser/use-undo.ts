import { UNDO_MS } from '@pratibha/domain/refusals';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useEffect, useState } from 'react';
import { adminToast, reasonOf } from '../../console/console.tsx';
import type { Reviewed } from './decisions.ts';

export type Decided = { readonly row: Reviewed; readonly state: string };

/** The last decision of this desk, for as long as it can be undone. */
export type Undoing = {
  readonly decided: Decided | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
};

/**
 * Remembers the last decision until the server would refuse to undo it.
 *
 * @param onUndone is told what waits for a decision again
 */
export function useUndo(
  undo: (row: Reviewed) => Promise<unknown>,
  onUndone: (row: Reviewed) => void,
) {
  const [decided, setDecided] = useState<Decided | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (decided === null) return;
    const timer = setTimeout(() => setDecided(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [decided]);
  const run = async (row: Reviewed) => {
    setIsBusy(true);
    try {
      await undo(row);
      adminToast('success', REVIEW_WORDS.undone);
      onUndone(row);
    } catch (error) {
      adminToast('error', reasonOf(error));
    } finally {
      setIsBusy(false);
      setDecided(null);
    }
  };
  const onUndo = () => {
    if (decided !== null) void run(decided.row);
  };
  return { undoing: { decided, isBusy, onUndo }, setDecided };
}
