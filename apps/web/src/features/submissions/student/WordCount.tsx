import { countWords } from '@pratibha/domain/text/count-words';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { useDeferredValue, useMemo } from 'react';
import css from './SubmissionForm.module.css';

type Props = {
  readonly text: string;
  /** Words allowed; null is no limit. */
  readonly limit: number | null;
};

/** The words so far, by the function with which the server counts them. */
export function WordCount({ text, limit }: Props) {
  const counted = useDeferredValue(text);
  const words = useMemo(() => countWords(counted), [counted]);
  const isOver = limit !== null && words > limit;
  return (
    <p className={css.count} data-over={isOver}>
      {limit !== null && (
        <span className={css.bar} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * words) / limit)}%` }} />
        </span>
      )}
      <span aria-live={isOver ? 'polite' : 'off'}>
        {limit === null
          ? SUBMISSION_FORM_WORDS.words(words)
          : SUBMISSION_FORM_WORDS.wordsOf(words, limit)}
      </span>
    </p>
  );
}
