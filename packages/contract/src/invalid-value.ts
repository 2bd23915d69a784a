import type { ValueError } from '@pratibha/domain/codes';

/** What can be wrong with a value of the wire itself, beside what the rules of domain find. */
export type WireValueError =
  | { readonly code: 'too-many-values'; readonly values: number; readonly keys: number }
  | { readonly code: 'unstorable-text' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'too-long'; readonly field: 'remarks' | 'reason'; readonly limit: number }
  | { readonly code: 'instant-without-offset' }
  | { readonly code: 'unknown-decision'; readonly values: readonly string[] }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'nothing-to-change' }
  | { readonly code: 'cursor-of-another-list' }
  | { readonly code: 'invalid-idempotency-key'; readonly longest: number }
  | { readonly code: 'not-the-email' }
  | { readonly code: 'email-of-another' }
  | { readonly code: 'unknown-event' }
  | { readonly code: 'unknown-edition' }
  | { readonly code: 'unknown-filter' }
  | { readonly code: 'unknown-column' }
  | { readonly code: 'event-named-twice' }
  | { readonly code: 'outside-demo-years'; readonly first: number; readonly last: number };

/** Everything that can be wrong with a value: a code, and whatever else its sentence says. */
export type InvalidValue = WireValueError | ValueError;

/**
 * What a schema says of a wrong value: the code stands where zod has its message, the rest in the
 * params of the issue. packages/words has the sentence.
 */
export function saying(error: InvalidValue): {
  error: InvalidValue['code'];
  params: Record<string, unknown>;
} {
  const { code, ...params } = error;
  return { error: code, params };
}
