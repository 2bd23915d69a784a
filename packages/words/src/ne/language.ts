import type { Language } from '@pratibha/domain/language/languages';

/** The language of these words: in a build for browsers that of the whole build. */
export const LANGUAGE: Language = 'ne';

/**
 * What addresses of public pages begin with in it: a word of its own, so that nothing is left of
 * it.
 */
export const PREFIX: string = '/ne';
