import type { QuestionSettings } from './question-settings.ts';
import type { QuestionType } from './question-types.ts';
import type { Question } from './questions.ts';

/** A question written out with all its settings, as a registration keeps it. */
export type QuestionDefinition = QuestionSettings & {
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
    questions.map(({ number, showIf, ...rest }) => [number, { ...rest, show_if: showIf }]),
  );
}
