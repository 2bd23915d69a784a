import type { Language } from '@pratibha/domain/language/languages';

/** The way to the other language, as those call it who read it. */
export const OTHER_LANGUAGE: Language = 'en';
export const OTHER_NAME: string = 'En';
export const OTHER_NAME_REST: string = 'glish';
