import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { MOST_SELECTED } from './all-pending.ts';
import type { Decision, Reviewed } from './decisions.ts';
import css from './review.module.css';
import { useDeskDialogs } from './use-desk-dialogs.tsx';

type Props<Outcome extends string> = {
  readonly selection: {
    readonly selected: readonly Reviewed[];
    /** Whether everything on the page that can be is selected. */
    readonly isAll: boolean;
    readonly isFetching: boolean;
    readonly pickAll: () => void;
    readonly clear: () => void;
  };
  /** The last decision, as long as it can be undone. */
  readonly undo: ReactNode;
  /** How many wait under the filters. */
  readonly total: UseQueryOptions<string>;
  readonly decisions: readonly Decision<Outcome>[];
  readonly onDecide: (decision: Decision<Outcome>) => void;
  /** Lists the set answers for these; null where there are none to use. */
  readonly onAnswers: ((rows: readonly Reviewed[]) => void) | null;
  readonly list: 'registrations' | 'submissions';
};

/** What can be done with the selected rows; stays at the lower edge while the list scrolls. */
export function SelectionBar<Outcome extends string>(props: Props<Outcome>) {
  const { selection, undo, total, decisions, onDecide, onAnswers } = props;
  const { selected, isAll, isFetching } = selection;
  const desk = useDeskDialogs(props.list, selected);
  const count = selected.length;
  const { data: all = '' } = useQuery({ ...total, enabled: isAll });
  const ofFilter = all === '' ? 0 : Math.min(Number.parseInt(all, 10), MOST_SELECTED);
  return (
    <div className={css.floor}>
      {undo}
      {count > 0 && (
        <section className={css.selection} aria-label={REVIEW_WORDS.selected(count)}>
          <div className={css.selectionHead}>
            <strong role="status">{REVIEW_WORDS.selected(count)}</strong>
            {isAll && ofFilter > count && (
              <Button variant="quiet" disabled={isFetching} onClick={selection.pickAll}>
                {isFetching ? REVIEW_WORDS.selecting : REVIEW_WORDS.selectOfFilter(ofFilter, all)}
              </Button>
            )}
            <Button variant="quiet" onClick={selection.clear}>
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
            {onAnswers && (
              <Button variant="secondary" onClick={() => onAnswers(selected)}>
                {REVIEW_WORDS.setAnswers}
              </Button>
            )}
            <Button variant="secondary" onClick={desk.onAssign}>
              {REVIEW_WORDS.assign}
            </Button>
            <Button variant="secondary" onClick={desk.onTags}>
              {REVIEW_WORDS.tags}
            </Button>
          </div>
        </section>
      )}
      {desk.dialog}
    </div>
  );
}
