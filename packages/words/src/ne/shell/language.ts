import type { LANGUAGE_WORDS as ENGLISH } from '../../en/shell/language.ts';

/** The way to the other language, as those call it who read it. */
export const LANGUAGE_WORDS: typeof ENGLISH = { other: 'en', name: ['En', 'glish'] };
