import { compareNumbers, isRecord } from '@pratibha/domain/questions/question-numbers';
import {
  type QuestionSettings,
  settingsIn,
  writtenSetting,
} from '@pratibha/domain/questions/question-settings';
import {
  QUESTION_RULES,
  type QuestionType,
  questionTypeOf,
  wordOf,
} from '@pratibha/domain/questions/question-types';

/**
 * A question in the builder. Its number is its place, from 1.
 *
 * Settings outlive a change of the type, for whoever changes it back; what is written are those of
 * the type.
 */
export type Draft = Readonly<QuestionSettings> & {
  readonly question: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly help: string;
  /** Place of the earlier question, from 1, and the answer it must have. */
  readonly showIf: { readonly question: number; readonly is: string } | null;
};

export const BLANK_DRAFT: Draft = {
  question: '',
  type: 'short_text',
  ...settingsIn({}),
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
    const { show_if } = definition;
    return {
      question: textOf(definition.question),
      type: questionTypeOf(definition.type) ?? BLANK_DRAFT.type,
      ...settingsIn(definition),
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
    drafts.map((draft, index) => [
      String(index + 1),
      {
        question: draft.question,
        type: draft.type,
        ...writtenSettings(draft),
        required: draft.required,
        ...(draft.help === '' ? {} : { help: draft.help }),
        ...(draft.showIf === null
          ? {}
          : { show_if: { question: String(draft.showIf.question), is: draft.showIf.is } }),
      },
    ]),
  );
}

function writtenSettings(draft: Draft): Record<string, unknown> {
  const { settings } = QUESTION_RULES[draft.type];
  const written = settings.map((name) => [name, writtenSetting(name, draft)] as const);
  return Object.fromEntries(written.filter(([, value]) => value !== undefined));
}

/**
 * What the builder shows: its own latest drafts, which know more than the JSON does, as long as
 * they still are what the JSON says.
 */
export function latestOf(own: readonly Draft[], written: readonly Draft[]): readonly Draft[] {
  const json = (drafts: readonly Draft[]) => JSON.stringify(questionsOfDrafts(drafts));
  return json(own) === json(written) ? own : written;
}

/** The answers a condition can wait for, null when the question cannot be asked for. */
export function answersOf({ type, options }: Draft): readonly string[] | null {
  return QUESTION_RULES[type].awaited(options);
}

/** The questions with the one at `index` (from 0) replaced; conditions it no longer fits fall away. */
export function changed(drafts: readonly Draft[], index: number, draft: Draft): readonly Draft[] {
  return possible(drafts.with(index, draft));
}

/**
 * The questions with the one at `from` (from 0) moved to `to`; conditions follow what they name,
 * and fall away when that is no longer earlier.
 */
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
  const next = places.flatMap((place) => {
    const draft = drafts[place];
    if (draft === undefined) return [];
    if (draft.showIf === null) return [draft];
    const question = places.indexOf(draft.showIf.question - 1) + 1;
    return [{ ...draft, showIf: question === 0 ? null : { ...draft.showIf, question } }];
  });
  return possible(next);
}

/** A condition that cannot be met would block Save from a place where nobody looks for it. */
function possible(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft, index) => {
    if (draft.showIf === null) return draft;
    const asked = drafts.slice(0, index)[draft.showIf.question - 1];
    const isPossible = asked !== undefined && answersOf(asked) !== null;
    return isPossible ? draft : { ...draft, showIf: null };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
