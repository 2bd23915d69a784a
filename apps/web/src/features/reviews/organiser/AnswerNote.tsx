import type { SetAnswer } from '@pratibha/contract/set-answers';
import { SET_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import css from './review.module.css';
import { useBesideWords } from './use-beside-words.ts';

/** Above the remarks of a decision: what the set answer does once it is made. */
export function AnswerNote({ answer }: { readonly answer: SetAnswer | undefined }) {
  const words = useBesideWords();
  const beside = answer ? words(answer) : '';
  return beside === '' ? null : <p className={css.quiet}>{WORDS.also(beside)}</p>;
}
