import { codePoints, LIMITS } from '@pratibha/domain/limits';
import type { Question } from '@pratibha/domain/questions/questions';
import { countWords } from '@pratibha/domain/text/count-words';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { useDeferredValue, useMemo } from 'react';
import { TextCount } from '../../../ui/fields/TextCount.tsx';

type Props = {
  readonly text: string;
  readonly limit: Question['max_words'];
};

/** How long an answer is so far, as the rules count it: in words where these have a limit. */
export function AnswerCount({ text, limit }: Props) {
  const counted = useDeferredValue(text);
  const count = useMemo(
    () => (limit === null ? codePoints(counted.trim()) : countWords(counted)),
    [counted, limit],
  );
  const words =
    limit === null
      ? QUESTIONNAIRE_WORDS.charactersOf(count, LIMITS.answer)
      : QUESTIONNAIRE_WORDS.wordsOf(count, limit);
  return <TextCount count={count} limit={limit ?? LIMITS.answer} words={words} />;
}
