import type { Of } from '../value.ts';
import { isRecord } from './question-numbers.ts';
import type { QUESTION_SETTINGS } from './question-values.ts';

/** The choice that reveals a free text; the free text itself is the answer. */
export const OTHER = 'Other';

/** How many may choose an option, by its text; an option that is not there has no end of seats. */
type OptionSeats = Readonly<Record<string, number>>;

export type QuestionSettings = {
  [Name in keyof typeof QUESTION_SETTINGS]: Of<(typeof QUESTION_SETTINGS)[Name]>;
} & { seats: OptionSeats };
export type Setting = keyof QuestionSettings;

/** A definition as an admin wrote it: any JSON object. */
export type Definition = Readonly<Record<string, unknown>>;

/** How the value of a setting stands in a definition. */
type SettingValue<Value> = {
  /** What a definition says; whatever it cannot mean is left out. */
  readonly read: (written: unknown) => Value;
  /** As a definition says it, undefined where nothing need be said. */
  readonly write: (value: Value) => unknown;
};

/** Null says none, as in a help. */
const DAY: SettingValue<string | null> = {
  read: (written) => textOf(written) || null,
  write: (day) => day ?? undefined,
};
const NUMBER: SettingValue<number | null> = {
  read: numberOf,
  write: (number) => number ?? undefined,
};

/** How every setting stands in a definition. A setting that is not here does not compile. */
const SETTING_VALUES: {
  readonly [Name in Setting]: SettingValue<QuestionSettings[Name]>;
} = {
  options: {
    read: (written) => (Array.isArray(written) ? written.map(textOf) : []),
    write: (options) => options,
  },
  other: {
    read: (written) => written === true,
    write: (other) => (other ? true : undefined),
  },
  seats: {
    read: (written) =>
      Object.fromEntries(
        Object.entries(isRecord(written) ? written : {}).flatMap(([option, seats]) => {
          const number = numberOf(seats);
          return number === null ? [] : [[option.trim(), number]];
        }),
      ),
    write: (seats) => (Object.keys(seats).length === 0 ? undefined : seats),
  },
  min: DAY,
  max: DAY,
  least: NUMBER,
  most: NUMBER,
  max_words: NUMBER,
};

export const SETTINGS = Object.keys(SETTING_VALUES) as Setting[];

/** What a definition sets; a setting that it leaves out has the value of none. */
export function settingsIn(definition: Definition): QuestionSettings {
  const read = SETTINGS.map((name) => [name, SETTING_VALUES[name].read(definition[name])] as const);
  // Each was read as its own rules have it, of which a list of pairs knows nothing.
  return Object.fromEntries(read) as QuestionSettings;
}

/** A setting as a definition says it, undefined where nothing need be said. */
export function writtenSetting<Name extends Setting>(
  name: Name,
  settings: QuestionSettings,
): unknown {
  return SETTING_VALUES[name].write(settings[name]);
}

/** A text of a definition, trimmed; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A number of a definition, null where it is none. */
export function numberOf(written: unknown): number | null {
  return typeof written === 'number' && Number.isFinite(written) ? written : null;
}
