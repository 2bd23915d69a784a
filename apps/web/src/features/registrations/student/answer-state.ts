import { answerErrors, answerList } from '@pratibha/domain/questions/answers';
import { isRecord } from '@pratibha/domain/questions/question-numbers';
import {
  type Answer,
  type AnswerMap,
  OTHER,
  type Question,
} from '@pratibha/domain/questions/questions';
import { laidOver } from '../../../ui/forms/use-draft.ts';

/** What is entered for one question. */
export type Entry = {
  /** The chosen option of a single choice, or the typed text. */
  readonly text: string;
  /** The chosen options of a multiple choice. */
  readonly chosen: readonly string[];
  /** Whether Other is chosen, and what is specified. */
  readonly isOther: boolean;
  readonly other: string;
};
export type Entries = Readonly<Record<string, Entry>>;

export const BLANK_ENTRY: Entry = { text: '', chosen: [], isOther: false, other: '' };

/** What was kept of the answers, any JSON value: those to questions that are asked still. */
export function keptEntries(questions: readonly Question[], kept: unknown): Entries {
  if (!isRecord(kept)) return {};
  const answered = questions.filter(({ number }) => Object.hasOwn(kept, number));
  return Object.fromEntries(
    answered.map(({ number }) => [number, laidOver(BLANK_ENTRY, kept[number])]),
  );
}

/** What was entered, as the rules in domain read it. A blank Other is the bare word, which they refuse. */
export function answersOf(questions: readonly Question[], entries: Entries): AnswerMap {
  return Object.fromEntries(
    questions.map((question) => [
      question.number,
      answerOf(question, entries[question.number] ?? BLANK_ENTRY),
    ]),
  );
}

function answerOf(question: Question, entry: Entry): Answer | null {
  const own = entry.other.trim() || OTHER;
  if (question.type === 'multiple_choice') {
    return entry.isOther ? [...entry.chosen, own] : [...entry.chosen];
  }
  if (question.type === 'single_choice' && entry.isOther) return own;
  const text = entry.text.trim();
  if (text === '') return null;
  // What is no number stays a text, so that the rules can say so.
  if (question.type === 'number' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

/** The answers as they are sent, and the message for each question that still needs one. */
export function checkEntries(questions: readonly Question[], entries: Entries) {
  const answers = answersOf(questions, entries);
  const list = answerList(questions, answers);
  const errors = Object.fromEntries(
    answerErrors(questions, list).map(({ number, message }) => [number, message]),
  );
  return { answers, list, errors };
}

/** A stored answer in words. */
export function answerWords(answer: string | number | boolean | readonly string[]): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer);
}
