import { LIMITS } from '../limits.ts';
import type { Shape } from '../shape.ts';
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

/** No host has them: white space, control characters, and what an address keeps for itself. */
const NO_HOST = '\\s\\u0000-\\u001f\\u007f-\\u009f/?#\\\\@<>^|%';
const WITH_SCHEME = `[Hh][Tt][Tt][Pp][Ss]?://[^${NO_HOST}]+`;
/** Of ASCII letters alone; of the rest a pattern that every reader knows cannot tell which are letters. */
const LETTERS = '[^\\s!-@\\[-`{-\\u00a0]{2,}';
const WITHOUT_SCHEME = `[^${NO_HOST}:\\[\\]]+\\.(${LETTERS}|xn--[a-z0-9-]+)(:[0-9]{1,5})?`;
const PATH = '([/?#][^\\s\\u0000-\\u001f\\u007f-\\u009f]*)?';

/** The shape of a link that `linkError` finds right. */
export const LINK_SHAPE: Shape = {
  type: 'string',
  maxLength: LIMITS.url,
  pattern: `^${WITH_SCHEME}${PATH}$`,
};

/** The same where `withScheme` reads it first, in whose words it may lack https://. */
export const TYPED_LINK_SHAPE: Shape = {
  type: 'string',
  maxLength: LIMITS.url,
  pattern: `^(${WITH_SCHEME}|${WITHOUT_SCHEME})${PATH}$`,
};

/** What somebody leaves out who types a link without its scheme: a host with a dot, perhaps more. */
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
