import type { QuestionSettings } from './question-settings.ts';
import type { QuestionType } from './question-types.ts';
import type { Question } from './questions.ts';

/** Settings that the programs which read registrations did not know at first. */
type LaterSetting = 'least' | 'most' | 'max_words';

/**
 * A question written out with its settings, as a registration keeps it; later ones where they are
 * set. How many may choose an option says nothing of an answer, and is not kept.
 */
export type QuestionDefinition = Omit<QuestionSettings, LaterSetting | 'seats'> & {
  [Name in LaterSetting]?: number;
} & {
  question: string;
  type: QuestionType;
  required: boolean;
  help: string | null;
  show_if: { question: string; is: string } | null;
};

/**
 * The questions as they are asked now, keyed by number. A registration keeps them beside its
 * answers, so that later edits, and another default question next year, never change what was
 * answered. `questionsOf` reads them back.
 */
export function questionSnapshot(
  questions: readonly Question[],
): Record<string, QuestionDefinition> {
  return Object.fromEntries(
    questions.map(({ number, showIf, least, most, max_words, seats: _, ...rest }) => [
      number,
      {
        ...rest,
        ...(least === null ? {} : { least }),
        ...(most === null ? {} : { most }),
        ...(max_words === null ? {} : { max_words }),
        show_if: showIf,
      },
    ]),
  );
}
