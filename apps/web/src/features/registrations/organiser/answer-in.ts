import type { AdminRegistration } from '@pratibha/contract/registrations';
import { answersByColumn } from '@pratibha/domain/questions/question-columns';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { answerWords } from '../../questions/questions.ts';

/**
 * What somebody answered to the question of these words; nothing where they were not asked it, or
 * it may not be read.
 */
export function answerIn(
  { answers, questions }: Pick<AdminRegistration, 'answers' | 'questions'>,
  words: string,
): string | null {
  if (answers === null) return null;
  const given = answersByColumn(questions, answers).get(`1 ${words}`);
  const asked = questionsOf(questions).find(({ question }) => question === words);
  if (given === undefined || asked === undefined) return null;
  return answerWords(asked.type, given as Parameters<typeof answerWords>[1]);
}
