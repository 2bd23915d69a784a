import { ANONYMOUS_ACTIONS } from '@pratibha/domain/access';
import { REFUSALS } from '@pratibha/domain/codes';
import { whyNotByToken } from '@pratibha/domain/people/tokens';
import { type EndpointDefinition, isPaged } from '../endpoint.ts';
import { type ProblemCode, problemStatus, problemType, type WireProblem } from '../problems.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** What a problem is called, and what to do about it, in the language of the document. */
export type DescribeProblem = (code: ProblemCode) => {
  readonly title: string;
  readonly detail: string;
};

/** Written out so that the compiler notices a problem of the wire that is not documented. */
const WIRE_PROBLEMS: Record<WireProblem, true> = {
  'malformed-json': true,
  'unreadable-request': true,
  'head-too-large': true,
  'request-too-slow': true,
  'sign-in-failed': true,
  'not-signed-in': true,
  'token-not-valid': true,
  'forgery-check-failed': true,
  'token-reads-only': true,
  'not-by-token': true,
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

/** Every code that a problem document can carry. */
export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...(Object.keys(WIRE_PROBLEMS) as WireProblem[]),
  ...REFUSALS,
];

const PROBLEM_TYPE = 'application/problem+json';

/** Whether a call works without a session. */
export function isAnonymous(endpoint: EndpointDefinition): boolean {
  return ANONYMOUS_ACTIONS.some((action) => action === endpoint.access);
}

/** Why a token may not make a call: one that only reads, and any other. */
export function refusalsOfTokens({ access, method }: EndpointDefinition) {
  const refusal = (scope: 'read' | 'write') =>
    whyNotByToken(scope, { action: access, isChange: method !== 'GET' });
  return { read: refusal('read'), write: refusal('write') };
}

/** What a call may refuse: what every call of its kind may, and its own. */
export function problemsOf(endpoint: EndpointDefinition): ProblemCode[] {
  const writes = endpoint.method !== 'GET';
  const byToken = refusalsOfTokens(endpoint);
  const codes: ProblemCode[] = [
    ...when(!isAnonymous(endpoint), 'not-signed-in', 'not-allowed'),
    ...when(endpoint.stored === undefined, 'token-not-valid'),
    ...(byToken.read === null ? [] : [byToken.read]),
    // Whatever a call takes, a body that is too large or of a strange type is refused.
    ...when(writes, 'forgery-check-failed', 'too-large', 'unsupported-media-type'),
    ...when(writes, 'outcome-unknown'),
    ...when(endpoint.params !== undefined, 'not-found'),
    ...when(endpoint.body !== undefined, 'malformed-json'),
    // What is made up as a cursor may be longer than a head can be.
    ...when(isPaged(endpoint), 'head-too-large'),
    ...when(endpoint.idempotent === true, 'idempotency-key-reused'),
    // What stands in the address is refused where the call asks for nothing there.
    'invalid-input',
    'too-many-requests',
    'unexpected',
    'unavailable',
    ...endpoint.problems,
  ];
  return [...new Set(codes)];
}

function when(isSo: boolean, ...codes: ProblemCode[]): ProblemCode[] {
  return isSo ? codes : [];
}

/** The refusals as OpenAPI responses: one per status, with an example for every code. */
export function problemResponses(
  codes: readonly ProblemCode[],
  describe: DescribeProblem,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(codes, (code) => problemStatus(code));
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
  codes: readonly ProblemCode[],
  describe: DescribeProblem,
): JsonSchema {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  return {
    description: codes.map((code) => describe(code).title).join(' · '),
    headers: {
      'X-Request-Id': header('RequestId'),
      'X-Server-Time': header('ServerTime'),
      ...(status === 401 ? { 'WWW-Authenticate': header('WwwAuthenticate') } : {}),
      ...([429, 503].includes(status) ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

/** A problem document for every code. */
export function problemExamples(describe: DescribeProblem): Record<string, JsonSchema> {
  return Object.fromEntries(
    PROBLEM_CODES.map((code) => {
      const status = problemStatus(code);
      const words = describe(code);
      const value = { type: problemType(code), status, ...words, code, params: {} };
      return [code, { summary: words.title, value }];
    }),
  );
}
