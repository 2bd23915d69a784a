import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { PREPARED_WORDS } from '@pratibha/words/reviews/organiser/prepared';
import type { Reviewed } from './decisions.ts';
import type { Asked } from './RemarksDialog.tsx';
import { useAsked } from './use-asked.ts';
import type { usePlaces } from './use-places.ts';

type Input<Outcome extends string> = {
  readonly decide: (row: Reviewed, outcome: Outcome, remarks: string | null) => Promise<unknown>;
  readonly places: Pick<ReturnType<typeof usePlaces>, 'check'>;
  /** Asked as a decision is sent for what comes after it. */
  readonly after: (asked: Asked<Outcome>) => () => void;
  readonly onRace: (message: string) => void;
  /** Told as a decision is asked for. */
  readonly look: (rows: readonly Reviewed[]) => void;
  /** Whether it is prepared alone, as the event says. */
  readonly holds: (row: Reviewed) => boolean;
};

/** A decision on one row: asks for remarks, and for leave where places run out, and sends it. */
export function useDecision<Outcome extends string>(input: Input<Outcome>) {
  const { asked, ask, write, setIsBusy, shown } = useAsked<Asked<Outcome>>(input.onRace);
  const send = (made: Asked<Outcome>, remarks: string | null) => {
    const { row, decision } = made;
    void write(input.decide(row, decision.outcome, remarks), {
      done: input.holds(row)
        ? PREPARED_WORDS.done(row.person)
        : REVIEW_WORDS.doneWith(decision.done, row.person),
      failed: REVIEW_WORDS.failed(decision.title),
      after: input.after(made),
    });
  };
  const onDecide = (remarks: string | null) => {
    if (asked === null) return;
    const { row, decision } = asked;
    setIsBusy(true);
    void input.places
      .check([row], decision, () => send(asked, remarks))
      .then((hasGoneOn) => {
        if (!hasGoneOn) setIsBusy(false);
      });
  };
  return {
    ask: (made: Asked<Outcome>) => {
      input.look([made.row]);
      ask(made);
    },
    dialog: { ...shown, asked, onDecide },
  };
}
