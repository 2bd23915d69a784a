import { endpoints } from '@pratibha/contract/api';
import { ADMIN_ROLES, ROLES, type Role } from '@pratibha/domain/people/roles';
import { TOKEN_SCOPES } from '@pratibha/domain/people/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_TABLE as EXPECTED } from '../testing/access-table.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createRegistration, createSubmission, createUser } from '../testing/factories.ts';
import type { HttpClient, HttpResponse } from '../testing/http-client.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

const UNKNOWN = '2000000000';
const letterOf: Record<Role, string> = {
  USER: 'U',
  EVENT_ADMIN: 'E',
  ADMIN: 'A',
  SUPER_ADMIN: 'S',
};

let product: TestApp;
const people = new Map<Role, SignedInClient>();
let deleted: SignedInClient;

beforeAll(async () => {
  // In the demo, which has calls of its own; each person sends all of them within seconds.
  const metrics = { port: null, token: 'of-a-test-and-long-enough' };
  product = await startTestApp({
    ...{ clock: async () => stillDemoClock, config: { metrics }, limits: UNLIMITED },
  });
  for (const role of ROLES) people.set(role, await product.as(role));
  deleted = await product.as('SUPER_ADMIN');
  await product.database.pool.query(`update users set status = 'DELETED' where id = $1`, [
    deleted.user.id,
  ]);
});
afterAll(() => product.close());

const calls = endpoints.map(({ method, path }) => ({
  ...{ method, path, name: `${method} ${path}` },
  hasId: path.includes('{id}'),
}));

function call(client: HttpClient, { method, path }: (typeof calls)[number], id = UNKNOWN) {
  return client.send(method, `/api${path.replace(/\{\w+\}/g, id)}`);
}

function isAdmitted(response: HttpResponse): boolean {
  return (
    response.status !== 401 && !(response.status === 403 && response.problem === 'not-allowed')
  );
}

test('the table names every declared call, and every call is registered', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
  for (const { method, path } of calls) {
    const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
    expect([url, product.app.hasRoute({ method, url })]).toEqual([url, true]);
  }
});

test('no call below /api is registered without a declaration, but for the two of the browser and tus', () => {
  const declared = new Set(calls.map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`));
  const undeclared = [...product.app.routePaths].filter(
    (url) => url.startsWith('/api') && !declared.has(url),
  );
  expect(new Set(undeclared)).toEqual(
    new Set([
      ...['/api/oauth/login', '/api/oauth/callback'],
      // Files, which come by a protocol of their own: uploads.access.test.ts.
      ...['/api/uploads', '/api/uploads/:key'],
    ]),
  );
});

test.each(['anybody', ...ROLES] as const)(
  'the figures are not for %s, only for their token',
  async (who) => {
    const client = who === 'anybody' ? product.anonymous() : (people.get(who) as SignedInClient);
    const response = await client.get('/metrics');
    expect([response.status, response.problem]).toEqual([401, 'not-signed-in']);
  },
);

describe.each(calls)('$name', (each) => {
  const allowed = (EXPECTED[each.name] ?? '').replace('!', '');
  const takesTokens = !EXPECTED[each.name]?.endsWith('!');

  test('without a session, and with that of a deleted person', async () => {
    for (const client of [product.anonymous(), deleted]) {
      const response = await call(client, each);
      if (allowed === '-') expect(isAdmitted(response)).toBe(true);
      else expect([response.status, response.problem]).toEqual([401, 'not-signed-in']);
    }
  });

  test.each(ROLES)('as %s', async (role) => {
    const client = people.get(role) as SignedInClient;
    const isAllowed = allowed === '-' || allowed.includes(letterOf[role]);
    if (each.path === '/user/logout') return;
    const response = await call(client, each);
    expect(isAdmitted(response)).toBe(isAllowed);
    expect(response.status).toBeLessThan(500);
    if (isAllowed && each.hasId)
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
  });

  test.each(TOKEN_SCOPES)('with a token to %s', async (scope) => {
    for (const role of ADMIN_ROLES) {
      const isForAll = each.path.startsWith('/public/') && !each.path.includes('{');
      const response = await call(await product.program(role, scope), each);
      if (isForAll) expect(response.status).toBe(200);
      else if (!takesTokens) expect([role, response.problem]).toEqual([role, 'not-by-token']);
      else if (scope === 'read' && each.method !== 'GET') {
        expect([role, response.problem]).toEqual([role, 'token-reads-only']);
      } else {
        const isAllowed = allowed === '-' || allowed.includes(letterOf[role]);
        expect([role, isAdmitted(response)]).toEqual([role, isAllowed]);
        if (isAllowed && each.hasId) expect([role, response.status]).toEqual([role, 404]);
      }
    }
  });
});

test.each(calls.filter(({ method }) => method !== 'GET'))(
  '$name without the anti-forgery header, or from elsewhere',
  async ({ method, path }) => {
    const client = await product.as('SUPER_ADMIN');
    const foreign: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'x'.repeat(43) },
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const url = `/api${path.replace(/\{\w+\}/g, UNKNOWN)}`;
      const response = await client.send(method, url, undefined, headers);
      expect([response.status, response.problem]).toEqual([403, 'forgery-check-failed']);
    }
  },
);

test.each([
  ['DELETE', '/api/user/registrations/'],
  ['GET', '/api/user/submissions/'],
] as const)('%s %s… of another person is not found, even for admins', async (method, prefix) => {
  const owner = await createUser(product.database);
  const { id } = prefix.includes('registrations')
    ? await createRegistration(product.database, { user_id: owner.id })
    : await createSubmission(product.database, { user_id: owner.id });
  for (const client of people.values()) {
    expect((await client.send(method, `${prefix}${id}`)).status).toBe(404);
  }
});
