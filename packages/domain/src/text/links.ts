import { LIMITS } from '../limits.ts';
import { type TextError, type TextRule, textError, trimmed } from './text-rule.ts';

export type LinkError<Field extends string = string> =
  | TextError<Field>
  | { readonly code: 'invalid-link' };

/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): { readonly hostname: string };
};

/** Scheme, a host without user name (it disguises the host), then anything without white space. */
const HTTP_URL = /^https?:\/\/[^\s\p{Cc}/?#\\@]+([/?#][^\s\p{Cc}]*)?$/iu;

/**
 * Signs that end something where a host is written into a header, also where they were written
 * otherwise.
 */
const NO_HOST = /[;,']/;

/** Whether the text is an absolute http or https URL that may be shown as a link. */
export function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && URL.canParse(text) && !NO_HOST.test(new URL(text).hostname);
}

/**
 * What somebody leaves out who types a link without its scheme: a host with a dot, perhaps more.
 */
const BARE_LINK = /^[^\s\p{Cc}/?#\\@:]+\.(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)(?::\d+)?(?:[/?#]|$)/iu;
/** Of these names people mean a file, not a site. */
const FILE_NAME = /^[^/?#]+\.(?:zip|rar|7z|pdf|docx?|pptx?|png|jpe?g|psd)$/i;

/** The link that is meant, trimmed: https:// comes before what lacks but a scheme to be one. */
export function withScheme(text: string): string {
  const link = text.trim();
  const isBare = BARE_LINK.test(link) && !FILE_NAME.test(link);
  return isBare && isHttpUrl(`https://${link}`) ? `https://${link}` : link;
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
