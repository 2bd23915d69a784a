import { countWords } from '@pratibha/domain/text/count-words';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { useDeferredValue, useMemo } from 'react';
import { TextCount } from '../../../ui/fields/TextCount.tsx';

type Props = {
  readonly text: string;
  /** Words allowed; null is no limit. */
  readonly limit: number | null;
};

/** The words so far, by the function with which the server counts them. */
export function WordCount({ text, limit }: Props) {
  const counted = useDeferredValue(text);
  const count = useMemo(() => countWords(counted), [counted]);
  const words =
    limit === null
      ? SUBMISSION_FORM_WORDS.words(count)
      : SUBMISSION_FORM_WORDS.wordsOf(count, limit);
  return <TextCount count={count} limit={limit} words={words} />;
}
