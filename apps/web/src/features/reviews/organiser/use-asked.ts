import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import { adminToast, reasonOf, winnerOf } from '../../console/console.tsx';

/**
 * What is said of a write, and done after it; `asks`: whether a failure only asks for something.
 */
type Write = {
  readonly done: string;
  readonly failed: string;
  readonly after?: () => void;
  readonly asks?: (failure: unknown) => boolean;
};

/**
 * What a dialog asks about, null while it is closed, and the write it leads to, one at a time: its
 * failure keeps the dialog and what was typed, a lost race closes it.
 */
export function useAsked<Asked>(onRace: (message: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = (next: Asked | null) => {
    setError(null);
    setAsked(next);
  };
  const onClose = () => ask(null);
  const write = async (send: Promise<unknown>, { done, failed, after, asks }: Write) => {
    setIsBusy(true);
    setError(null);
    try {
      await send;
      adminToast('success', done);
      onClose();
      after?.();
    } catch (failure) {
      if (asks?.(failure)) return;
      adminToast('error', failed);
      const winner = winnerOf(failure);
      if (winner === null) {
        setError(reasonOf(failure));
      } else {
        onClose();
        onRace(REVIEW_WORDS.race(winner.name, winner.at));
      }
    } finally {
      setIsBusy(false);
    }
  };
  return { asked, ask, write, setIsBusy, shown: { isBusy, error, onClose } };
}
