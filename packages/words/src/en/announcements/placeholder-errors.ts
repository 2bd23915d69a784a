import type { PlaceholderError } from '@pratibha/domain/announcements/placeholders';
import type { Sentences } from '../sentences.ts';

/** What is said of a placeholder, wherever texts have them. */
export const PLACEHOLDER_ERRORS: Sentences<PlaceholderError> = {
  'unknown-placeholder': ({ name, line }) =>
    `Line ${line}: there is no placeholder “${name}” here.`,
  'placeholder-without-fallback': ({ name, line }) =>
    `Line ${line}: say what stands where nothing is known, as in {{${name}|…}}.`,
  'placeholder-not-closed': ({ line }) =>
    `Line ${line}: a placeholder begins with {{ and ends with }}, with none within another.`,
};

/** Which placeholders a text may have, and how they are written. */
export function placeholdersHelp(names: readonly string[]): string {
  return `It can name the recipient: ${names.map((name) => `{{${name}|…}}`).join(', ')}. Behind the line stands what is said where nothing is known.`;
}
