import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { Button } from '../../../ui/plain/Button.tsx';
import type { Decision } from './decisions.ts';
import css from './review.module.css';

type Props = {
  readonly count: number;
  readonly decisions: readonly Decision[];
  readonly onDecide: (decision: Decision) => void;
  readonly onClear: () => void;
};

/** What can be done with the selected rows; stays at the lower edge while the list scrolls. */
export function SelectionBar({ count, decisions, onDecide, onClear }: Props) {
  if (count === 0) return null;
  return (
    <section className={css.selection} aria-label={REVIEW_WORDS.selected(count)}>
      <div className={css.selectionHead}>
        <strong role="status">{REVIEW_WORDS.selected(count)}</strong>
        <Button variant="quiet" onClick={onClear}>
          {REVIEW_WORDS.clearSelection}
        </Button>
      </div>
      <div className={css.selectionActions}>
        {decisions.map((decision) => (
          <Button
            key={decision.outcome}
            variant="secondary"
            data-tone={decision.tone}
            onClick={() => onDecide(decision)}
          >
            <decision.icon size={18} strokeWidth={1.75} aria-hidden />
            {decision.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
