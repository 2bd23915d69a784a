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
export type BuilderQuestion = Readonly<QuestionSettings> & {
  readonly question: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly help: string;
  /** Place of the earlier question, from 1, and the answer it must have. */
  readonly showIf: { readonly question: number; readonly is: string } | null;
};

export const BLANK_QUESTION: BuilderQuestion = {
  question: '',
  type: 'short_text',
  ...settingsIn({}),
  required: true,
  help: '',
  showIf: null,
};

/**
 * The questions of the JSON as the builder shows them; what it cannot show is left at its default.
 */
export function builderQuestionsOf(questions: Record<string, unknown>): readonly BuilderQuestion[] {
  const numbers = Object.keys(questions).sort(compareNumbers);
  return numbers.map((number) => {
    const definition = questions[number];
    if (!isRecord(definition)) return { ...BLANK_QUESTION, question: textOf(definition) };
    const { show_if } = definition;
    return {
      question: textOf(definition.question),
      type: questionTypeOf(definition.type) ?? BLANK_QUESTION.type,
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
export function questionsOfBuilder(items: readonly BuilderQuestion[]): Record<string, unknown> {
  return Object.fromEntries(
    items.map((item, index) => [
      String(index + 1),
      {
        question: item.question,
        type: item.type,
        ...writtenSettings(item),
        required: item.required,
        ...(item.help === '' ? {} : { help: item.help }),
        ...(item.showIf === null
          ? {}
          : { show_if: { question: String(item.showIf.question), is: item.showIf.is } }),
      },
    ]),
  );
}

function writtenSettings(item: BuilderQuestion): Record<string, unknown> {
  const { settings } = QUESTION_RULES[item.type];
  const written = settings.map((name) => [name, writtenSetting(name, item)] as const);
  return Object.fromEntries(written.filter(([, value]) => value !== undefined));
}

/**
 * What the builder shows: its own latest questions, which know more than the JSON does, as long as
 * they still are what the JSON says.
 */
export function latestOf(
  own: readonly BuilderQuestion[],
  written: readonly BuilderQuestion[],
): readonly BuilderQuestion[] {
  const json = (items: readonly BuilderQuestion[]) => JSON.stringify(questionsOfBuilder(items));
  return json(own) === json(written) ? own : written;
}

/**
 * The question with other options. Seats go with their option: one that is written otherwise in its
 * place keeps them, one that is gone loses them.
 */
export function withOptions(item: BuilderQuestion, options: readonly string[]): BuilderQuestion {
  const { options: before, seats } = item;
  const next = options.flatMap((option, place): [string, number][] => {
    const was = before[place];
    const isReworded =
      options.length === before.length &&
      was !== undefined &&
      !options.includes(was) &&
      !before.includes(option);
    const of = isReworded ? was : option;
    return Object.hasOwn(seats, of) ? [[option, seats[of] ?? 0]] : [];
  });
  return { ...item, options, seats: Object.fromEntries(next) };
}

/** The question with so many seats of an option; null: there is no end of them. */
export function withSeats(
  item: BuilderQuestion,
  option: string,
  number: number | null,
): BuilderQuestion {
  const { [option]: _, ...others } = item.seats;
  return { ...item, seats: number === null ? others : { ...others, [option]: number } };
}

/** The answers a condition can wait for, null when the question cannot be asked for. */
export function answersOf({ type, options }: BuilderQuestion): readonly string[] | null {
  return QUESTION_RULES[type].conditionAnswers(options);
}

/**
 * The questions with the one at `index` (from 0) replaced; conditions it no longer fits fall away.
 */
export function changed(
  items: readonly BuilderQuestion[],
  index: number,
  item: BuilderQuestion,
): readonly BuilderQuestion[] {
  return possible(items.with(index, item));
}

/**
 * The questions with the one at `from` (from 0) moved to `to`; conditions follow what they name,
 * and fall away when that is no longer earlier.
 */
export function moved(
  items: readonly BuilderQuestion[],
  from: number,
  to: number,
): readonly BuilderQuestion[] {
  const places = items.map((_, index) => index);
  places.splice(to, 0, ...places.splice(from, 1));
  return arranged(items, places);
}

/** The questions without the one at `index` (from 0); conditions on it fall away. */
export function without(
  items: readonly BuilderQuestion[],
  index: number,
): readonly BuilderQuestion[] {
  return arranged(
    items,
    items.map((_, place) => place).filter((place) => place !== index),
  );
}

function arranged(
  items: readonly BuilderQuestion[],
  places: readonly number[],
): readonly BuilderQuestion[] {
  const next = places.flatMap((place) => {
    const item = items[place];
    if (item === undefined) return [];
    if (item.showIf === null) return [item];
    const question = places.indexOf(item.showIf.question - 1) + 1;
    return [{ ...item, showIf: question === 0 ? null : { ...item.showIf, question } }];
  });
  return possible(next);
}

/** A condition that cannot be met would block Save from a place where nobody looks for it. */
function possible(items: readonly BuilderQuestion[]): readonly BuilderQuestion[] {
  return items.map((item, index) => {
    if (item.showIf === null) return item;
    const asked = items.slice(0, index)[item.showIf.question - 1];
    const isPossible = asked !== undefined && answersOf(asked) !== null;
    return isPossible ? item : { ...item, showIf: null };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
