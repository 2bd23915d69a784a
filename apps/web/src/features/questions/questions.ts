import { inLatinDigits } from '@pratibha/domain/language/nepali-numbers';
import { OTHER, type QuestionSettings } from '@pratibha/domain/questions/question-settings';
import { type QuestionType, YES_NO } from '@pratibha/domain/questions/question-types';
import type { Answer } from '@pratibha/domain/questions/questions';
import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { formatDay } from '@pratibha/words/time';
import { said } from '../../data/said.ts';

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

export const BLANK_ENTRY: Entry = { text: '', chosen: [], isOther: false, other: '' };

/** An answer as it is stored; of a release long ago it may be of any of these kinds. */
export type StoredAnswer = string | number | boolean | readonly string[];

/** The attributes of an input, as its type and the settings of the question want them. */
type LineInput = {
  readonly type: 'text' | 'url' | 'date';
  readonly inputMode?: 'decimal' | 'url';
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly min?: string;
  readonly max?: string;
};

/** How a question is answered: by choosing, in one line, or in several. */
type Field =
  | { readonly as: 'choice'; readonly isMany: boolean; readonly options: readonly string[] | null }
  | { readonly as: 'line'; readonly input: (settings: QuestionSettings) => LineInput }
  | { readonly as: 'lines'; readonly rows: number };

/** All that the pages know of a type of question. */
type QuestionLooks = {
  readonly field: Field;
  /** What was entered as the rules read it; null for nothing. A blank Other is the bare word. */
  readonly answerOf: (entry: Entry) => Answer | null;
  /** A stored answer in words. */
  readonly words: (answer: StoredAnswer) => string;
};

/**
 * The looks of every type, for those who ask and those who answer. A type without a part of them
 * does not compile. Only names and plain values: what draws them is loaded where it is drawn.
 */
export const QUESTION_LOOKS: Readonly<Record<QuestionType, QuestionLooks>> = {
  single_choice: {
    field: { as: 'choice', isMany: false, options: null },
    answerOf: (entry) => (entry.isOther ? ownOf(entry) : typed(entry)),
    words: inWords,
  },
  multiple_choice: {
    field: { as: 'choice', isMany: true, options: null },
    answerOf: (entry) => (entry.isOther ? [...entry.chosen, ownOf(entry)] : [...entry.chosen]),
    words: inWords,
  },
  short_text: {
    field: { as: 'line', input: () => ({ type: 'text' }) },
    answerOf: typed,
    words: inWords,
  },
  long_text: {
    field: { as: 'lines', rows: 5 },
    answerOf: typed,
    words: inWords,
  },
  number: {
    field: {
      as: 'line',
      input: () => ({ type: 'text', inputMode: 'decimal', autoComplete: 'off' }),
    },
    answerOf: (entry) => {
      const said = typed(entry);
      const text = said && inLatinDigits(said);
      // What is no number stays a text, so that the rules can say so.
      return text !== null && Number.isFinite(Number(text)) ? Number(text) : text;
    },
    words: inWords,
  },
  url: {
    field: {
      as: 'line',
      input: () => ({
        type: 'url',
        inputMode: 'url',
        placeholder: 'https://',
        autoComplete: 'url',
      }),
    },
    answerOf: typed,
    words: inWords,
  },
  yes_no: {
    field: { as: 'choice', isMany: false, options: YES_NO },
    answerOf: typed,
    words: inWords,
  },
  date: {
    field: {
      as: 'line',
      input: ({ min, max }) => ({
        type: 'date',
        ...(min === null ? {} : { min }),
        ...(max === null ? {} : { max }),
      }),
    },
    answerOf: typed,
    words: (answer) =>
      typeof answer === 'string' && isCalendarDay(answer) ? formatDay(answer) : inWords(answer),
  },
};

/** A stored answer in words; `type` is null where its question is no longer known. */
export function answerWords(type: QuestionType | null, answer: StoredAnswer): string {
  return type === null ? inWords(answer) : QUESTION_LOOKS[type].words(answer);
}

function inWords(answer: StoredAnswer): string {
  return [answer]
    .flat()
    .map((each) => said(String(each)))
    .join(', ');
}

function typed({ text }: Entry): string | null {
  return text.trim() || null;
}

function ownOf({ other }: Entry): string {
  return other.trim() || OTHER;
}
