import type { Question } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import type { Entry } from '../../questions/questions.ts';

export type QuestionFieldProps = {
  readonly question: Question;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
  readonly onChange: (entry: Entry) => void;
};

/** '1. How do you know about the event?', with a word where no answer is needed. */
export function questionLabel({ number, question, required }: Question): string {
  return `${number}. ${question}${required ? '' : ` ${QUESTIONNAIRE_WORDS.optional}`}`;
}
