import type { Language } from '@pratibha/domain/language/languages';

/** The way to the other language, as those call it who read it. */
export const LANGUAGE_WORDS: {
  readonly other: Language;
  /** Its first letters, which say it where there is no room, and the rest. */
  readonly name: readonly [short: string, rest: string];
} = { other: 'ne', name: ['ने', 'पाली'] };
