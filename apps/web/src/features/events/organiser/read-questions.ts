import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { isRecord } from '@pratibha/domain/questions/question-numbers';
import { DEFINITION_ERRORS } from '@pratibha/words/questions/organiser/definition-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { lineOf, readJson } from './json-lines.ts';

export type QuestionProblem = {
  readonly line: number;
  /** Number of the question that is wrong; null for the syntax and the whole. */
  readonly question: string | null;
  readonly message: string;
};

export type ReadQuestions = {
  /** The questions, {} as long as the text is no JSON object. */
  readonly value: Record<string, unknown>;
  /** Whether the text is a JSON object, whatever its rules say. */
  readonly isObject: boolean;
  readonly errors: readonly QuestionProblem[];
};

/** Reads the JSON editor's text; every error of the syntax and of the rules has its line. */
export function readQuestions(text: string): ReadQuestions {
  const read = readJson(text.trim() === '' ? '{}' : text);
  if (read.error !== null)
    return { value: {}, isObject: false, errors: [{ ...read.error, question: null }] };
  const errors = definitionErrors(read.value)
    .map(({ path, error }) => ({
      line: lineOf(read.lines, path),
      question: path.split('/')[1] ?? null,
      message: sentenceOf(DEFINITION_ERRORS, error),
    }))
    .toSorted((a, b) => a.line - b.line);
  return isRecord(read.value)
    ? { value: read.value, isObject: true, errors }
    : { value: {}, isObject: false, errors };
}
