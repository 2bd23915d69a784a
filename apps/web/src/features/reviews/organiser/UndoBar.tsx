import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './review.module.css';
import type { Undoing } from './use-undo.ts';

/** The last decision while it can be undone: at the head of the details, else below the list. */
export function UndoBar({ undoing }: { readonly undoing: Undoing }) {
  const { decided, isBusy, onUndo } = undoing;
  if (decided === null) return null;
  return (
    <section className={css.undo} aria-label={REVIEW_WORDS.lastDecision}>
      <span role="status">{REVIEW_WORDS.decidedOn(decided.row.person, decided.state)}</span>
      <span aria-hidden="true">·</span>
      <Button variant="quiet" disabled={isBusy} onClick={onUndo}>
        <Undo2 size={18} strokeWidth={1.75} aria-hidden />
        {REVIEW_WORDS.undo}
      </Button>
    </section>
  );
}
