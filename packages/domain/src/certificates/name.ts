import { type TextError, textError } from '../text/text-rule.ts';
import { hasHiddenLetters, unprintableLetter } from './letters.ts';

/** Code points of a name on a certificate: more neither fits on it nor into its code. */
export const LONGEST_NAME = 100;

/** Why a name cannot stand on a certificate. */
export type NameError =
  | TextError<'name'>
  /** Control characters, or letters that turn the direction of what follows. */
  | { readonly code: 'hidden-letters' }
  | { readonly code: 'unprintable-letter'; readonly letter: string };

/** What is wrong with a name that is to stand on a certificate, or null. */
export function nameError(text: string): NameError | null {
  const name = plainName(text);
  const error = textError(name, { field: 'name', limit: LONGEST_NAME, isRequired: true });
  if (error !== null) return error;
  if (hasHiddenLetters(name)) return { code: 'hidden-letters' };
  const letter = unprintableLetter(name);
  if (letter !== null) return { code: 'unprintable-letter', letter };
  return /\p{L}/u.test(name) ? null : { code: 'required', field: 'name' };
}

/** A name as certificates keep it: without white space around it, one space between its parts. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t\n\r]+/gu, ' ')
    .trim();
}
