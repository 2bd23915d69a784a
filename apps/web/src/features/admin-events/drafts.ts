import { compareNumbers, isRecord } from '@pratibha/domain/question-numbers';
import { QUESTION_TYPES, type QuestionType, wordOf } from '@pratibha/domain/questions';

/** A question in the builder. Its number is its place, from 1. */
export type Draft = {
  readonly question: string;
  readonly type: QuestionType;
  readonly options: readonly string[];
  readonly other: boolean;
  readonly required: boolean;
  readonly help: string;
  /** Place of the earlier question, from 1, and the answer it must have. */
  readonly showIf: { readonly question: number; readonly is: string } | null;
};

export const BLANK_DRAFT: Draft = {
  question: '',
  type: 'short_text',
  options: [],
  other: false,
  required: true,
  help: '',
  showIf: null,
};

/** The questions of the JSON as the builder shows them; what it cannot show is left at its default. */
export function draftsOf(questions: Record<string, unknown>): readonly Draft[] {
  const numbers = Object.keys(questions).sort(compareNumbers);
  return numbers.map((number) => {
    const definition = questions[number];
    if (!isRecord(definition)) return { ...BLANK_DRAFT, question: textOf(definition) };
    const { options, show_if } = definition;
    return {
      question: textOf(definition.question),
      type: QUESTION_TYPES.find((type) => type === definition.type) ?? 'short_text',
      options: Array.isArray(options) ? options.map(textOf) : [],
      other: definition.other === true,
      required: definition.required === true,
      help: textOf(definition.help),
      showIf: isRecord(show_if)
        ? {
            question: numbers.indexOf(String(show_if.question)) + 1,
            is: typeof show_if.is === 'boolean' ? wordOf(show_if.is) : textOf(show_if.is),
          }
        : null,
    };
  });
}

/** The JSON of the builder's questions, numbered by their places; defaults are left out. */
export function questionsOfDrafts(drafts: readonly Draft[]): Record<string, unknown> {
  return Object.fromEntries(
    drafts.map((draft, index) => {
      const hasOptions = draft.type === 'single_choice' || draft.type === 'multiple_choice';
      return [
        String(index + 1),
        {
          question: draft.question,
          type: draft.type,
          ...(hasOptions ? { options: draft.options } : {}),
          ...(hasOptions && draft.other ? { other: true } : {}),
          required: draft.required,
          ...(draft.help === '' ? {} : { help: draft.help }),
          ...(draft.showIf === null
            ? {}
            : { show_if: { question: String(draft.showIf.question), is: draft.showIf.is } }),
        },
      ];
    }),
  );
}

/** The questions with the one at `from` (from 0) moved to `to`; conditions follow what they name. */
export function moved(drafts: readonly Draft[], from: number, to: number): readonly Draft[] {
  const places = drafts.map((_, index) => index);
  places.splice(to, 0, ...places.splice(from, 1));
  return arranged(drafts, places);
}

/** The questions without the one at `index` (from 0); conditions on it fall away. */
export function without(drafts: readonly Draft[], index: number): readonly Draft[] {
  return arranged(
    drafts,
    drafts.map((_, place) => place).filter((place) => place !== index),
  );
}

function arranged(drafts: readonly Draft[], places: readonly number[]): readonly Draft[] {
  return places.flatMap((place) => {
    const draft = drafts[place];
    if (draft === undefined) return [];
    if (draft.showIf === null) return [draft];
    const question = places.indexOf(draft.showIf.question - 1) + 1;
    return [{ ...draft, showIf: question === 0 ? null : { ...draft.showIf, question } }];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
