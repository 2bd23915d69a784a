import type { Reviewed } from './decisions.ts';
import { useAsked } from './use-asked.ts';
import type { usePlaces } from './use-places.ts';

type Input = {
  readonly texts: { readonly reopened: string; readonly reopenFailed: string };
  /** `mayGoBeyond`: whether the organiser was told that no place is left. */
  readonly reopen: (row: Reviewed, reason: string, mayGoBeyond: boolean) => Promise<unknown>;
  readonly places: Pick<ReturnType<typeof usePlaces>, 'askAfter'>;
  readonly onRace: (message: string) => void;
};

/**
 * Taking a decision back: asks for the reason, and for leave where the server says that no place is
 * left.
 */
export function useReopening({ texts, reopen, places, onRace }: Input) {
  const { asked: row, ask, write, shown } = useAsked<Reviewed>(onRace);
  const send = (of: Reviewed, reason: string, mayGoBeyond: boolean) =>
    void write(reopen(of, reason, mayGoBeyond), {
      done: texts.reopened,
      failed: texts.reopenFailed,
      asks: (failure) => places.askAfter(failure, of, () => send(of, reason, true)),
    });
  const onReopen = (reason: string) => {
    if (row !== null) send(row, reason, false);
  };
  return { ask, dialog: { ...shown, row, onReopen } };
}
