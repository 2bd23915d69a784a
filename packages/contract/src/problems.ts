import type { Refusal } from '@pratibha/domain/codes';
import { z } from 'zod';

/** Refusals of the wire itself, beside those of the business rules. */
export type WireProblem =
  | 'not-signed-in'
  | 'token-not-valid'
  | 'forgery-check-failed'
  | 'token-reads-only'
  | 'not-by-token'
  | 'not-allowed'
  | 'not-found'
  | 'invalid-input'
  | 'malformed-json'
  | 'unreadable-request'
  | 'head-too-large'
  | 'request-too-slow'
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

export type ProblemCode = WireProblem | Refusal;

const WIRE_STATUS: Readonly<Record<WireProblem, number>> = {
  'not-signed-in': 401,
  'token-not-valid': 401,
  'forgery-check-failed': 403,
  'token-reads-only': 403,
  'not-by-token': 403,
  'not-allowed': 403,
  'not-found': 404,
  'invalid-input': 422,
  'malformed-json': 400,
  'unreadable-request': 400,
  'head-too-large': 431,
  'request-too-slow': 408,
  'too-large': 413,
  'unsupported-media-type': 415,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  'changed-meanwhile': 409,
  'idempotency-key-reused': 422,
  unavailable: 503,
  'outcome-unknown': 503,
  'sign-in-failed': 400,
  'account-deleted': 403,
  unexpected: 500,
};

/** Refusals that speak of the person rather than of the state answer 403; most others 409. */
const FORBIDDEN: ReadonlySet<Refusal> = new Set([
  'internal-only',
  'cannot-edit-self',
  'cannot-delete-self',
  'cannot-change-own-role',
  'role-not-assignable',
  'target-above-you',
] satisfies Refusal[]);

/** Refusals that pass with time answer 429. */
const TOO_OFTEN: ReadonlySet<Refusal> = new Set([
  'registered-too-often',
  'replaced-too-often',
  'answers-changed-too-often',
  'uploaded-too-often',
] satisfies Refusal[]);

/** Refusals for which HTTP, or tus, has a status of their own. */
const OWN_STATUS: Readonly<Partial<Record<Refusal, number>>> = {
  'file-too-large': 413,
  'no-room-for-files': 503,
  'files-away': 503,
  'upload-held': 423,
  'upload-unreadable': 400,
  'upload-other-version': 412,
};

/** The HTTP status of a problem. */
export function problemStatus(code: ProblemCode): number {
  if (code in WIRE_STATUS) return WIRE_STATUS[code as WireProblem];
  const refusal = code as Refusal;
  const own = OWN_STATUS[refusal];
  if (own !== undefined) return own;
  if (TOO_OFTEN.has(refusal)) return 429;
  return FORBIDDEN.has(refusal) ? 403 : 409;
}

/** What the sentence of a code says besides, such as a limit. */
const params = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type Params = z.infer<typeof params>;

/**
 * One wrong value: where (RFC 6901 pointer into the body or `?name` of the query), and why, for
 * programs as a code with its parameters and for people as a sentence.
 */
export const fieldError = z.object({
  pointer: z.string(),
  code: z.string(),
  params,
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

/** Errors that one refusal names: whoever has more has something else to mend first. */
export const MOST_ERRORS = 100;

/** The body of every refusal: application/problem+json (RFC 9457). */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The code of `type`: what programs go by. */
  code: z.string(),
  params,
  instance: z.string().optional(),
  errors: z.array(fieldError).max(MOST_ERRORS).optional(),
  /** Who decided before, and when, where a review lost a race. */
  decided_by: z.string().nullable().optional(),
  decided_at: z.string().meta({ format: 'date-time' }).nullable().optional(),
  /** What is kept instead, where another version of it was saved meanwhile. */
  kept: z.record(z.string(), z.unknown()).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

const PROBLEM_TYPE_PREFIX = '/docs#problem-';

/** The `type` member for a code. */
export function problemType(code: ProblemCode): string {
  return `${PROBLEM_TYPE_PREFIX}${code}`;
}
