import { LIMITS } from '../limits.ts';
import { type TextError, type TextRule, textError, trimmed } from './text-rule.ts';

export type LinkError<Field extends string = string> =
  | TextError<Field>
  | { readonly code: 'invalid-link' };

/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: { canParse(text: string): boolean };

/** Scheme, a host without user name (it disguises the host), then anything without white space. */
const HTTP_URL = /^https?:\/\/[^\s\p{Cc}/?#\\@]+([/?#][^\s\p{Cc}]*)?$/iu;

/** Whether the text is an absolute http or https URL that may be shown as a link. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && URL.canParse(text);
}

/** What is wrong with a link, or null. */
export function linkError<Field extends string>(
  text: string | null | undefined,
  rule: Omit<TextRule<Field>, 'limit'>,
): LinkError<Field> | null {
  const error = textError(text, { ...rule, limit: LIMITS.url });
  if (error !== null) return error;
  const value = trimmed(text);
  return value === '' || isHttpUrl(value) ? null : { code: 'invalid-link' };
}
