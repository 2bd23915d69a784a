import type { Question } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { said } from '../../../data/said.ts';
import type { Entry } from '../../questions/questions.ts';
import type { LeftOf } from './options-left.ts';

export type QuestionFieldProps = {
  readonly question: Question;
  /** Which of the questions that are asked it is, from 1. */
  readonly place: number;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
  /** How many of its options are left. */
  readonly leftOf?: LeftOf | undefined;
  readonly onChange: (entry: Entry) => void;
};

/**
 * '1. How do you know about the event?', with a word where no answer is needed. Counted are the
 * questions that are asked; the numbers by which answers are kept leave gaps where one waits.
 */
export function questionLabel({ question, place }: QuestionFieldProps): string {
  const optional = question.required ? '' : ` ${QUESTIONNAIRE_WORDS.optional}`;
  return QUESTIONNAIRE_WORDS.numbered(place, said(question.question)) + optional;
}
