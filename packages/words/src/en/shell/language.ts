import type { Language } from '@pratibha/domain/language/languages';

/** The way to the other language, as those call it who read it; each a word of its own, as every
 * page carries them. */
export const OTHER_LANGUAGE: Language = 'ne';
/** Its first letters, which say it where there is no room. */
export const OTHER_NAME: string = 'ने';
/** And the rest. */
export const OTHER_NAME_REST: string = 'पाली';
