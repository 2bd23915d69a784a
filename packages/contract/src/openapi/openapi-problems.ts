import { ANONYMOUS_ACTIONS } from '@pratibha/domain/access';
import { REFUSALS } from '@pratibha/domain/refusals';
import type { EndpointDefinition } from '../endpoint.ts';
import { type ProblemSlug, problemStatus, problemType, type WireProblem } from '../problems.ts';
import { type JsonSchema, reference } from './openapi-schemas.ts';

/** What a problem is called, and what to do about it, in the language of the document. */
export type DescribeProblem = (slug: ProblemSlug) => {
  readonly title: string;
  readonly detail: string;
};

/** Written out so that the compiler notices a problem of the wire that is not documented. */
const WIRE_PROBLEMS: Record<WireProblem, true> = {
  'malformed-json': true,
  'sign-in-failed': true,
  'not-signed-in': true,
  'forgery-check-failed': true,
  'not-allowed': true,
  'account-deleted': true,
  'not-found': true,
  'method-not-allowed': true,
  'changed-meanwhile': true,
  'too-large': true,
  'unsupported-media-type': true,
  'invalid-input': true,
  'idempotency-key-reused': true,
  'too-many-requests': true,
  unexpected: true,
  unavailable: true,
  'outcome-unknown': true,
};

/** Every slug that a problem document can carry. */
export const PROBLEM_SLUGS: readonly ProblemSlug[] = [
  ...(Object.keys(WIRE_PROBLEMS) as WireProblem[]),
  ...REFUSALS,
];

const PROBLEM_TYPE = 'application/problem+json';

/** Whether a call works without a session. */
export function isAnonymous(endpoint: EndpointDefinition): boolean {
  return ANONYMOUS_ACTIONS.some((action) => action === endpoint.access);
}

/** What a call may refuse: what every call of its kind may, and its own. */
export function problemsOf(endpoint: EndpointDefinition): ProblemSlug[] {
  const writes = endpoint.method !== 'GET';
  const slugs: ProblemSlug[] = [
    ...when(!isAnonymous(endpoint), 'not-signed-in', 'not-allowed'),
    // Whatever a call takes, a body that is too large or of a strange type is refused.
    ...when(writes, 'forgery-check-failed', 'too-large', 'unsupported-media-type'),
    ...when(writes, 'outcome-unknown'),
    ...when(endpoint.params !== undefined, 'not-found'),
    ...when(endpoint.body !== undefined, 'malformed-json'),
    ...when(endpoint.body !== undefined || endpoint.query !== undefined, 'invalid-input'),
    ...when(endpoint.idempotent === true, 'idempotency-key-reused', 'invalid-input'),
    'too-many-requests',
    'unexpected',
    'unavailable',
    ...endpoint.problems,
  ];
  return [...new Set(slugs)];
}

function when(isSo: boolean, ...slugs: ProblemSlug[]): ProblemSlug[] {
  return isSo ? slugs : [];
}

/** The refusals as OpenAPI responses: one per status, with an example for every slug. */
export function problemResponses(
  slugs: readonly ProblemSlug[],
  describe: DescribeProblem,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(slugs, (slug) => problemStatus(slug));
  const entries = [...byStatus].sort(([one], [other]) => one - other);
  return Object.fromEntries(
    entries.map(([status, ofStatus]) => [
      String(status),
      problemResponse(status, ofStatus, describe),
    ]),
  );
}

function problemResponse(
  status: number,
  slugs: readonly ProblemSlug[],
  describe: DescribeProblem,
): JsonSchema {
  const headers = [429, 503].includes(status)
    ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
    : {};
  return {
    description: slugs.map((slug) => describe(slug).title).join(' · '),
    ...headers,
    content: {
      [PROBLEM_TYPE]: {
        schema: reference('Problem'),
        examples: Object.fromEntries(
          slugs.map((slug) => [slug, { $ref: `#/components/examples/${slug}` }]),
        ),
      },
    },
  };
}

/** A problem document for every slug. */
export function problemExamples(describe: DescribeProblem): Record<string, JsonSchema> {
  return Object.fromEntries(
    PROBLEM_SLUGS.map((slug) => {
      const status = problemStatus(slug);
      const words = describe(slug);
      const value = { type: problemType(slug), status, ...words, code: slug, params: {} };
      return [slug, { summary: words.title, value }];
    }),
  );
}
