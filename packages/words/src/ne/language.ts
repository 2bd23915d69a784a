import type { Language } from '@pratibha/domain/language/languages';

/** The language of these words: in a build for browsers that of the whole build. */
export const LANGUAGE: Language = 'ne';
