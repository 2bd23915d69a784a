import { REFUSAL_TEXTS } from '@pratibha/domain/refusal-texts';
import type { Refusal } from '@pratibha/domain/refusals';
import { z } from 'zod';

/** Refusals of the wire itself, beside those of the business rules. */
export type WireProblem =
  | 'not-signed-in'
  | 'forgery-check-failed'
  | 'not-allowed'
  | 'not-found'
  | 'invalid-input'
  | 'malformed-json'
  | 'too-large'
  | 'unsupported-media-type'
  | 'method-not-allowed'
  | 'too-many-requests'
  | 'changed-meanwhile'
  | 'idempotency-key-reused'
  | 'unavailable'
  | 'outcome-unknown'
  | 'sign-in-failed'
  | 'account-deleted'
  | 'unexpected';

export type ProblemSlug = WireProblem | Refusal;

export type ProblemKind = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
};

const wire = {
  'not-signed-in': {
    status: 401,
    title: 'Sign in first',
    detail: 'You are not signed in, or your session has ended. Sign in and try again.',
  },
  'forgery-check-failed': {
    status: 403,
    title: 'This request did not come from the product',
    detail:
      'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. Reload the page and try again.',
  },
  'not-allowed': {
    status: 403,
    title: 'Not allowed',
    detail: 'Your role does not allow this.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing here, or it is not yours.',
  },
  'invalid-input': {
    status: 422,
    title: 'Some values need a correction',
    detail: 'Correct the values named in errors and send them again. Nothing was changed.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    detail: 'Send one JSON document, encoded in UTF-8. Nothing was changed.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    detail: 'Send less than the limit of this call. Nothing was changed.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported content type',
    detail: 'Send the body as application/json. Nothing was changed.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address answers other methods; the Allow header names them.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'Wait for the time in the Retry-After header, then try again. Nothing was changed.',
  },
  'changed-meanwhile': {
    status: 409,
    title: 'Changed in the meantime',
    detail: 'Somebody changed this while you were looking at it. Load it again, then decide.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'This key was used for another request',
    detail: 'Use a new Idempotency-Key for a new request.',
  },
  unavailable: {
    status: 503,
    title: 'Back in a moment',
    detail: 'The service cannot answer right now. Try again shortly; nothing was changed.',
  },
  'outcome-unknown': {
    status: 503,
    title: 'It is not certain that this was saved',
    detail: 'The connection broke while saving. Try again with the same key: it never doubles.',
  },
  'sign-in-failed': {
    status: 400,
    title: 'Sign-in did not work',
    detail: 'The sign-in was interrupted or is too old. Start it again.',
  },
  'account-deleted': {
    status: 403,
    title: 'This account was closed',
    detail: 'This account was closed by the organisers. Write to them if that is a mistake.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    detail: 'That is our fault, not yours. Try again; the request id helps us to find the cause.',
  },
} as const satisfies Record<WireProblem, ProblemKind>;

/** Refusals that speak of the person rather than of the state answer 403; most others 409. */
const FORBIDDEN: ReadonlySet<Refusal> = new Set([
  'internal-only',
  'cannot-edit-self',
  'cannot-delete-self',
  'cannot-change-own-role',
  'role-not-assignable',
  'target-above-you',
] satisfies Refusal[]);

/** A refusal that passes with time answers 429. */
const TOO_OFTEN: Refusal = 'registered-too-often';

/** Meaning, status and words of a problem; the words of a business rule live in domain. */
export function problemKind(slug: ProblemSlug): ProblemKind {
  if (slug in wire) return wire[slug as WireProblem];
  const refusal = slug as Refusal;
  return {
    status: statusOf(refusal),
    title: REFUSAL_TEXTS[refusal],
    detail: REFUSAL_TEXTS[refusal],
  };
}

function statusOf(refusal: Refusal): number {
  if (refusal === TOO_OFTEN) return 429;
  return FORBIDDEN.has(refusal) ? 403 : 409;
}

/** One wrong value: where (RFC 6901 pointer into the body or `?name` of the query) and why. */
const fieldError = z.object({ pointer: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Errors that one refusal names: whoever has more has something else to mend first. */
export const MOST_ERRORS = 100;

/** The body of every refusal: application/problem+json (RFC 9457). */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional(),
  errors: z.array(fieldError).max(MOST_ERRORS).optional(),
  /** Who decided before, and when, where a review lost a race. */
  decided_by: z.string().nullable().optional(),
  decided_at: z.string().nullable().optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

const PROBLEM_TYPE_PREFIX = '/docs#problem-';

/** The `type` member for a slug. */
export function problemType(slug: ProblemSlug): string {
  return `${PROBLEM_TYPE_PREFIX}${slug}`;
}
