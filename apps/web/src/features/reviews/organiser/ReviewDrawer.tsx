import { KEYS } from '@pratibha/domain/console/keys';
import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { REVIEW_REFUSAL_WORDS } from '@pratibha/words/reviews/review-refusals';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailDrawer } from '../../../ui/dialog/DetailDrawer.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useSingleKeys } from '../../console/console.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import css from './ReviewDrawer.module.css';
import tick from './Tick.module.css';
import { UndoBar } from './UndoBar.tsx';
import { useFocusOnNext } from './use-focus-on-next.ts';
import type { Rights } from './use-rights.ts';
import type { Undoing } from './use-undo.ts';
import type { Walk } from './use-walk.ts';

type Props<Outcome extends string> = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** Null while the details are fetched. */
  readonly row: Reviewed | null;
  readonly decisions: readonly Decision<Outcome>[];
  readonly rights: Rights;
  /** How many are pending under the list's filters; '' while it is counted. */
  readonly pendingTotal: string;
  readonly walk: Pick<Walk, 'previous' | 'next' | 'autoAdvance' | 'setAutoAdvance'>;
  readonly onDecide: (row: Reviewed, decision: Decision<Outcome>) => void;
  readonly undoing: Undoing;
  /** Lists the set answers for these; null where there are none to use. */
  readonly onAnswers: ((rows: readonly Reviewed[]) => void) | null;
  /** What is prepared for the row, and the way to take it back. */
  readonly prepared: ReactNode;
  readonly onReopen: (row: Reviewed) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The details of one registration or submission with everything that reviewing needs: the
 * decisions, the way to the pending ones beside it, and reopening.
 */
export function ReviewDrawer<Outcome extends string>(props: Props<Outcome>) {
  const { row, rights, walk, pendingTotal } = props;
  const actions = useFocusOnNext(row, props.undoing.decided);
  return (
    <DetailDrawer
      isOpen={props.isOpen}
      title={props.title}
      of={row?.id}
      onClose={props.onClose}
      note={<UndoBar undoing={props.undoing} />}
      footer={
        <div ref={actions} className={css.footer}>
          <div className={css.walk}>
            <button
              type="button"
              className={css.step}
              disabled={walk.previous === null}
              onClick={() => walk.previous?.()}
            >
              <ChevronLeft size={18} aria-hidden />
              {REVIEW_WORDS.previous} <span className={css.wide}>{REVIEW_WORDS.pending}</span>
            </button>
            <span className={css.left} role="status">
              {pendingTotal === '' ? '' : countWords(pendingTotal)}
            </span>
            <button
              type="button"
              className={css.step}
              data-next
              disabled={walk.next === null}
              onClick={() => walk.next?.()}
            >
              {REVIEW_WORDS.next} <span className={css.wide}>{REVIEW_WORDS.pending}</span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </div>
          {props.prepared}
          {row !== null && <Deciding {...props} row={row} />}
          {rights.mayReviewHere && (
            <label className={css.autoAdvance}>
              <input
                type="checkbox"
                className={tick.box}
                checked={walk.autoAdvance}
                onChange={({ currentTarget }) => walk.setAutoAdvance(currentTarget.checked)}
              />
              {REVIEW_WORDS.goOn}
            </label>
          )}
        </div>
      }
    >
      {props.children}
    </DetailDrawer>
  );
}

type DecidingProps<Outcome extends string> = Pick<
  Props<Outcome>,
  'decisions' | 'rights' | 'onDecide' | 'onReopen' | 'onAnswers'
> & {
  readonly row: Reviewed;
};

/** The decisions on a pending row, the way back for a decided one, or why there is neither. */
function Deciding<Outcome extends string>(props: DecidingProps<Outcome>) {
  const { row, rights, decisions, onDecide, onReopen, onAnswers } = props;
  if (!rights.mayReview(row)) return <p className={css.reading}>{REVIEW_WORDS.onlyReadsEvent}</p>;
  if (isReviewable(row.status)) {
    return (
      <div className={css.decide}>
        {decisions.map((decision) => (
          <DecisionButton
            key={decision.outcome}
            decision={decision}
            onPress={() => onDecide(row, decision)}
          />
        ))}
        {onAnswers && (
          <Button variant="quiet" onClick={() => onAnswers([row])}>
            {REVIEW_WORDS.setAnswers}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={css.decided}>
      <p>{REVIEW_REFUSAL_WORDS['already-reviewed']}</p>
      <Button variant="secondary" onClick={() => onReopen(row)}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
        {REVIEW_WORDS.reopen}
      </Button>
    </div>
  );
}

function countWords(total: string): string {
  return total === '0' ? REVIEW_WORDS.nonePending : REVIEW_WORDS.pendingLeft(total);
}

type ButtonProps = { readonly decision: Decision; readonly onPress: () => void };

function DecisionButton({ decision, onPress }: ButtonProps) {
  const { icon: Icon, label, tone, key } = decision;
  const [areKeysOn] = useSingleKeys();
  return (
    <button type="button" className={css.decision} data-decision data-tone={tone} onClick={onPress}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
      {areKeysOn && <kbd aria-hidden="true">{KEYS[key][0]}</kbd>}
    </button>
  );
}
