import { type Action, isByPeopleAlone } from '../access.ts';
import type { AccountRefusal } from '../refusals.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';

/** What a token opens: what its person may read, or that and what they may change. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days that a token lives: unless others are chosen, and at most. */
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;

/** Live tokens of one person. */
export const MOST_TOKENS = 20;

/** Code points of a token's name. */
export const LONGEST_TOKEN_NAME = 80;

type TokenForm = { readonly name: string; readonly days: number };

export type TokenFieldError =
  | TextError<'name'>
  | { readonly code: 'invalid-days'; readonly most: number };

/** What is wrong in the form of a new token. */
export function tokenErrors({
  name,
  days,
}: TokenForm): Partial<Record<keyof TokenForm, TokenFieldError>> {
  const isTerm = Number.isInteger(days) && days >= 1 && days <= TOKEN_DAYS.most;
  return onlyErrors<keyof TokenForm, TokenFieldError>({
    name: textError(name, { field: 'name', limit: LONGEST_TOKEN_NAME, isRequired: true }),
    days: isTerm ? null : { code: 'invalid-days', most: TOKEN_DAYS.most },
  });
}

/** Why a person with so many live tokens may not make another, or null. */
export function whyNotMakeToken(facts: { readonly live: number }): AccountRefusal | null {
  return facts.live >= MOST_TOKENS ? 'too-many-tokens' : null;
}

/** Why a token may not be used for this, or null; what its person may do is judged elsewhere. */
export function whyNotByToken(
  scope: TokenScope,
  asked: { readonly action: Action; readonly isChange: boolean },
): 'not-by-token' | 'token-reads-only' | null {
  if (isByPeopleAlone(asked.action)) return 'not-by-token';
  return asked.isChange && scope === 'read' ? 'token-reads-only' : null;
}
