import { readFileSync } from 'node:fs';
import { endpoints } from '@pratibha/contract/api';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { problemsOf } from '@pratibha/contract/openapi/openapi-problems';
import { problemBody } from '@pratibha/contract/problems';
import { Chance } from '@pratibha/domain/chance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import {
  createFuzzTarget,
  type FuzzTarget,
  mutatedRequest,
  type OpenApi,
} from '../../testing/stress/fuzz-target.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { SEED } from '../../testing/stress/seed.ts';
import { VALID } from '../../testing/stress/valid-requests.ts';
import { strictly } from '../../testing/strictly.ts';

const REQUESTS = scale(2_000, 100_000);
const VALID_EACH = scale(3, 100);
/** After so many the product gets a new database, so that lists stay short. */
const PER_WORLD = 2_000;
const WORKERS = 8;

const document = JSON.parse(
  readFileSync(new URL('../../../../../packages/contract/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;
const calls: readonly EndpointDefinition[] = endpoints;
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
/** The next request needs the session that this one would end; it has its valid requests below. */
const repeatable = calls.filter(({ path }) => path !== '/user/logout');
const changing = calls.filter(({ method }) => method !== 'GET');
const schemas = new Map(calls.map((call) => [call, strictly(call.response)]));

/** What is wrong with a response according to the call's description; null when nothing is. */
function fault(call: EndpointDefinition, response: HttpResponse, accept = ''): string | null {
  const { status, headers, text } = response;
  const listed = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()]?.responses ?? {};
  if (status >= 500) return `${status}: ${text}`;
  if (!(String(status) in listed) && status !== 304) return `${status} is not described: ${text}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (!headers['content-security-policy']) return 'no policy';
  if (/\bat \S+ \(?\S+\.ts:\d+/.test(text)) return `a stack trace: ${text}`;
  if (status === 304) return null;
  const type = String(headers['content-type']);
  if (status >= 400 && accept.includes('text/html')) {
    return type.startsWith('text/html') ? null : `${type}, and no page`;
  }
  if (status >= 400) return faultOfProblem(call, response);
  if (call.produces) return isOneOf(call.produces, type) ? null : `type ${type}`;
  const result = schemas.get(call)?.safeParse(response.json());
  return result?.success ? null : `the reply breaks its schema: ${result?.error.message}`;
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.some((each) => type.startsWith(each));
}

function faultOfProblem(call: EndpointDefinition, response: HttpResponse): string | null {
  if (response.problem === null)
    return `${response.status} is no problem document: ${response.text}`;
  const result = strictly(problemBody).safeParse(response.json());
  if (!result.success) return `the problem breaks its schema: ${result.error.message}`;
  const body = response.json<{ status: number; code: string; errors?: unknown[] }>();
  if (body.code !== response.problem) return `${response.problem} says that it is ${body.code}`;
  if (body.status !== response.status) return `${response.status} says that it is ${body.status}`;
  if (response.problem === 'invalid-input' && !body.errors?.length) return '422 without errors';
  const codes: readonly string[] = problemsOf(call);
  return codes.includes(response.problem) ? null : `${response.problem} is not described`;
}

type Found = { readonly tally: Map<number, number>; readonly faults: string[] };

async function fuzz(world: FuzzTarget, count: number, chance: Chance, { tally, faults }: Found) {
  for (let n = 0; n < count; n += 1) {
    const call = chance.pick(repeatable);
    const { client, url, body, headers } = mutatedRequest(document, call, world, chance);
    const response = await client.send(call.method, url, body, headers);
    const found = fault(call, response, headers?.['accept']);
    if (found !== null) {
      const sent = JSON.stringify({ body, headers }).slice(0, 600);
      faults.push(`${nameOf(call)} (${url}) with ${sent}: ${found}`);
    }
    tally.set(response.status, (tally.get(response.status) ?? 0) + 1);
  }
}

test(
  `${REQUESTS} requests made from the OpenAPI document: never 5xx, every answer as described`,
  async () => {
    const found: Found = { tally: new Map(), faults: [] };
    for (let done = 0; done < REQUESTS; done += PER_WORLD) {
      const world = await createFuzzTarget();
      const share = Math.ceil(Math.min(PER_WORLD, REQUESTS - done) / WORKERS);
      const seed = SEED + done;
      await Promise.all(
        Array.from({ length: WORKERS }, (_, n) => fuzz(world, share, new Chance(seed + n), found)),
      );
      await world.product.close();
      expect(found.faults.slice(0, 20), `seed ${seed}`).toEqual([]);
    }
    const { tally } = found;
    const statuses = [...tally].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
    report(`fuzz (seed ${SEED}): ${statuses.join(', ')}; 0 × 5xx`);
    // What is made (201) is in the hands of what is valid, below.
    for (const status of [200, 400, 401, 403, 404, 415, 422]) {
      expect(tally.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
    }
  },
  TEST_TIMEOUT_MS,
);

test('there is a valid request for every call that changes something', () => {
  expect(Object.keys(VALID).sort()).toEqual(changing.map(nameOf).sort());
});

describe('what is valid', () => {
  let product: TestApp;
  beforeAll(async () => {
    ({ product } = await createFuzzTarget());
  });
  afterAll(() => product.close());

  test.each(changing.map((call) => [nameOf(call), call] as const))(
    `%s accepts ${VALID_EACH} valid requests`,
    async (name, call) => {
      const chance = new Chance(SEED);
      for (let n = 0; n < VALID_EACH; n += 1) {
        const built = await VALID[name]?.({ product, chance });
        const response = await built?.client.send(call.method, `/api${built.path}`, built.body);
        expect([name, response?.status, response?.problem]).toEqual([
          name,
          call.status ?? 200,
          null,
        ]);
        expect(response && fault(call, response), name).toBeNull();
      }
      report(`fuzz: ${name} accepted ${VALID_EACH} of ${VALID_EACH} valid requests`);
    },
    TEST_TIMEOUT_MS,
  );
});
