import { LIMITS } from '../limits.ts';
import { day, list, number, type Of, orNull, text, yes } from '../value.ts';

const ANY_NUMBER = number(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false);

/** The choice that reveals a free text; the free text itself is the answer. */
export const OTHER = 'Other';

/** What only some types of question have set, beside what every question has. */
export const QUESTION_SETTINGS = {
  /** What can be chosen; empty unless the type is a choice. */
  options: list(text(LIMITS.option), { least: 1, most: LIMITS.options }),
  /** Whether a free text may be given instead of an option. */
  other: yes(),
  /** The first calendar day that is a right answer, null where every early one is. */
  min: orNull(day()),
  /** The last one, null where every late one is. */
  max: orNull(day()),
  /** The smallest number that is a right answer, null where every small one is. */
  least: orNull(ANY_NUMBER),
  /** The largest one, null where every large one is. */
  most: orNull(ANY_NUMBER),
  /** How many words an answer may have, null for as many as there is room for. */
  max_words: orNull(number(1, LIMITS.answerWords)),
} as const;
export type Setting = keyof typeof QUESTION_SETTINGS;
export type QuestionSettings = { [Name in Setting]: Of<(typeof QUESTION_SETTINGS)[Name]> };

export const SETTINGS = Object.keys(QUESTION_SETTINGS) as Setting[];

/** A definition as an admin wrote it: any JSON object. */
export type Definition = Readonly<Record<string, unknown>>;

/** What a definition sets; whatever it cannot mean is left out, and null says none, as in a help. */
export function settingsIn(definition: Definition): QuestionSettings {
  const read = SETTINGS.map((name) => [name, settingIn(name, definition[name])] as const);
  // Each was read as its own rules have it, of which a list of pairs knows nothing.
  return Object.fromEntries(read) as QuestionSettings;
}

function settingIn(name: Setting, written: unknown): unknown {
  const value = QUESTION_SETTINGS[name];
  if (value.kind === 'list') return Array.isArray(written) ? written.map(textOf) : [];
  if (value.kind === 'yes') return written === true;
  return value.of.kind === 'text' ? textOf(written) || null : numberOf(written);
}

/** A setting as a definition says it, undefined where nothing need be said. */
export function writtenSetting(name: Setting, settings: QuestionSettings): unknown {
  return settings[name] || settings[name] === 0 ? settings[name] : undefined;
}

/** A text of a definition, trimmed; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A number of a definition, null where it is none. */
export function numberOf(written: unknown): number | null {
  return typeof written === 'number' && Number.isFinite(written) ? written : null;
}
