import { LIMITS } from '../limits.ts';
import { isCalendarDay } from '../time/calendar.ts';
import type { DefinitionError } from './question-definitions.ts';
import { checkText, type Report } from './question-text.ts';

/** The choice that reveals a free text; the free text itself is the answer. */
export const OTHER = 'Other';

/** What only some types of question have set, beside what every question has. */
export type QuestionSettings = {
  /** What can be chosen; empty unless the type is a choice. */
  options: readonly string[];
  /** Whether a free text may be given instead of an option. */
  other: boolean;
  /** The first calendar day that is a right answer (YYYY-MM-DD), null where every early one is. */
  min: string | null;
  /** The last one, null where every late one is. */
  max: string | null;
  /** The smallest number that is a right answer, null where every small one is. */
  least: number | null;
  /** The largest one, null where every large one is. */
  most: number | null;
  /** How many words an answer may have, null for as many as there is room for. */
  max_words: number | null;
};
export type Setting = keyof QuestionSettings;

/** A definition as an admin wrote it: any JSON object. */
export type Definition = Readonly<Record<string, unknown>>;

type SettingRules<Value> = {
  /** What a definition says; whatever it cannot mean is left out. */
  readonly read: (written: unknown) => Value;
  /** As a definition says it, undefined where nothing need be said. */
  readonly write: (value: Value) => unknown;
  /** Reports what is wrong with it, in a definition whose type has the setting. */
  readonly check: (definition: Definition, path: string, report: Report) => void;
  /** What is wrong with a definition whose type does not have it, or null. */
  readonly foreign: (written: unknown) => DefinitionError | null;
};

/** What both ends of a range of days have in common; null says none, as in a help. */
const DAY = {
  read: (written: unknown) => textOf(written) || null,
  write: (day: string | null) => day ?? undefined,
  foreign: (written: unknown): DefinitionError | null =>
    isMissing(written) ? null : { code: 'day-without-date' },
} as const;

/** What both ends of a range of numbers have in common. */
const NUMBER = {
  read: numberOf,
  write: (bound: number | null) => bound ?? undefined,
  foreign: (written: unknown): DefinitionError | null =>
    isMissing(written) ? null : { code: 'bound-without-number' },
} as const;

/** The rules of every setting. A setting without a part of them does not compile. */
export const SETTING_RULES: {
  readonly [Name in Setting]: SettingRules<QuestionSettings[Name]>;
} = {
  options: {
    read: (written) => (Array.isArray(written) ? written.map(textOf) : []),
    write: (options) => options,
    check: checkOptions,
    foreign: (written) => {
      const isNone = written === undefined || (Array.isArray(written) && written.length === 0);
      return isNone ? null : { code: 'options-without-choice' };
    },
  },
  other: {
    read: (written) => written === true,
    write: (other) => (other ? true : undefined),
    check: ({ other }, path, report) => {
      const error = flagError(other);
      if (error !== null) report(path, error);
    },
    foreign: (other) => (other === true ? { code: 'other-without-choice' } : flagError(other)),
  },
  min: {
    ...DAY,
    check: ({ min }, path, report) => {
      if (!isMissing(min) && !isDay(min)) report(path, { code: 'not-a-bound' });
    },
  },
  max: {
    ...DAY,
    check: ({ min, max }, path, report) => {
      if (isMissing(max)) return;
      if (!isDay(max)) report(path, { code: 'not-a-bound' });
      else if (isDay(min) && textOf(max) < textOf(min)) report(path, { code: 'max-before-min' });
    },
  },
  least: {
    ...NUMBER,
    check: ({ least }, path, report) => {
      if (!isMissing(least) && numberOf(least) === null) report(path, { code: 'not-a-number' });
    },
  },
  most: {
    ...NUMBER,
    check: ({ least, most }, path, report) => {
      if (isMissing(most)) return;
      const [from, to] = [numberOf(least), numberOf(most)];
      if (to === null) report(path, { code: 'not-a-number' });
      else if (from !== null && to < from) report(path, { code: 'most-below-least' });
    },
  },
  max_words: {
    read: numberOf,
    write: (words) => words ?? undefined,
    check: ({ max_words }, path, report) => {
      if (isMissing(max_words)) return;
      const words = numberOf(max_words) ?? 0;
      if (!Number.isInteger(words) || words < 1 || words > LIMITS.answerWords) {
        report(path, { code: 'not-a-limit-of-words', limit: LIMITS.answerWords });
      }
    },
    foreign: (written) => (isMissing(written) ? null : { code: 'words-without-text' }),
  },
};

export const SETTINGS = Object.keys(SETTING_RULES) as Setting[];

/** What a definition sets; a setting that it leaves out has the value of none. */
export function settingsIn(definition: Definition): QuestionSettings {
  return {
    options: SETTING_RULES.options.read(definition.options),
    other: SETTING_RULES.other.read(definition.other),
    min: SETTING_RULES.min.read(definition.min),
    max: SETTING_RULES.max.read(definition.max),
    least: SETTING_RULES.least.read(definition.least),
    most: SETTING_RULES.most.read(definition.most),
    max_words: SETTING_RULES.max_words.read(definition.max_words),
  };
}

/** A setting as a definition says it, undefined where nothing need be said. */
export function writtenSetting<Name extends Setting>(
  name: Name,
  settings: QuestionSettings,
): unknown {
  return SETTING_RULES[name].write(settings[name]);
}

/** What is wrong with a setting that is on or off, or null. */
export function flagError(flag: unknown): DefinitionError | null {
  return flag === undefined || typeof flag === 'boolean' ? null : { code: 'not-true-or-false' };
}

function checkOptions({ options, other }: Definition, path: string, report: Report): void {
  if (!Array.isArray(options) || options.length === 0 || options.length > LIMITS.options) {
    report(path, { code: 'not-a-list-of-options', limit: LIMITS.options });
    return;
  }
  const seen = new Set<string>();
  options.forEach((option: unknown, index) => {
    const at = `${path}/${index}`;
    checkText(option, 'option', LIMITS.option, at, report);
    if (typeof option !== 'string') return;
    const text = option.trim();
    if (seen.has(text)) report(at, { code: 'option-twice' });
    if (other === true && text.toLowerCase() === OTHER.toLowerCase()) {
      report(at, { code: 'option-is-other' });
    }
    seen.add(text);
  });
}

function isMissing(written: unknown): boolean {
  return written === undefined || written === null;
}

function numberOf(written: unknown): number | null {
  return typeof written === 'number' && Number.isFinite(written) ? written : null;
}

function isDay(written: unknown): boolean {
  return isCalendarDay(textOf(written));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
