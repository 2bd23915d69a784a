import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/pool.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent } from '../testing/factories.ts';
import { HttpClient, type HttpResponse } from '../testing/http-client.ts';
import { startTestProvider, type TestProvider } from '../testing/identity-provider.ts';

/** The product on the primary, and on a standby that is about to become it: it takes no changes. */
let primary: TestApp;
let standby: TestApp;
let provider: TestProvider;
let replica: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  provider = await startTestProvider();
  primary = await startTestApp({ config: { oidc: provider.settings } });
  const { database } = primary;
  const address = new URL(database.connectionString);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  replica = openDatabase({ connectionString: address.href });
  standby = await startTestApp({
    config: { oidc: provider.settings },
    database: { ...database, kysely: replica.kysely, pool: replica.pool },
  });
});
afterAll(async () => {
  await standby.close();
  await replica.close();
  await primary.close();
  await provider.close();
});

function onStandby(client: HttpClient): HttpClient {
  const there = new HttpClient(standby.app, standby.origin);
  for (const name of ['pratibha_session', 'XSRF-TOKEN']) {
    there.cookies.set(name, client.cookies.get(name) ?? '');
  }
  return there;
}

function expectUnavailable(response: HttpResponse): void {
  expect([response.status, response.problem]).toEqual([503, 'unavailable']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

test('while a standby is promoted, changes are put off and reading goes on', async () => {
  const student = await primary.as('USER');
  const { id } = await createEvent(primary.database);
  const register = (client: HttpClient) =>
    client.post(
      `/api/user/events/${id}/register`,
      { event_answers: [{ '1': 'Facebook' }] },
      { 'idempotency-key': 'across the failover' },
    );
  const there = onStandby(student);
  expect((await there.get('/api/user/available/events')).status).toBe(200);
  expectUnavailable(await there.post('/api/user/erasure', { reason: null }));
  expectUnavailable(await register(there));
  expectUnavailable(await there.post('/api/user/logout'));
  expect((await there.get('/api/oauth/login', { accept: 'text/html' })).headers['location']).toBe(
    '/?sign-in-error=unavailable',
  );
  // Nothing was changed, so the same request is carried out by whoever may change things.
  const response = await register(student);
  expect([response.status, response.headers['idempotency-replayed']]).toEqual([201, undefined]);
});
