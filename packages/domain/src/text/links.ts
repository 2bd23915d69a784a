import { LIMITS } from '../limits.ts';
import { textError, trimmed } from './text-rule.ts';

export const LINK_MESSAGE = 'Enter a valid link that starts with http:// or https://.';

/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: { canParse(text: string): boolean };

/** Scheme, a host without user name (it disguises the host), then anything without white space. */
const HTTP_URL = /^https?:\/\/[^\s\p{Cc}/?#\\@]+([/?#][^\s\p{Cc}]*)?$/iu;

/** Whether the text is an absolute http or https URL that may be shown as a link. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && URL.canParse(text);
}

/** What is wrong with a link, or null. Without `required`, a missing link is right. */
export function linkError(
  text: string | null | undefined,
  rule: { label: string; required?: string },
): string | null {
  const error = textError(text, { ...rule, limit: LIMITS.url });
  if (error !== null) return error;
  const value = trimmed(text);
  return value === '' || isHttpUrl(value) ? null : LINK_MESSAGE;
}
