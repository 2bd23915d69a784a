import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { readMetricsText, valueIn } from '../../testing/metrics-text.ts';
import { LIMITS } from '../edge/limits.ts';
import { Metrics } from './metrics.ts';

const TOKEN = 'of-a-test-and-long-enough';
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({
    config: { metrics: { port: null, token: TOKEN } },
    limits: { ...LIMITS, person: { ...LIMITS.person, export: 1 } },
    metrics: new Metrics({ keptMs: 0 }),
  });
});
afterAll(() => product.close());

async function metrics(): Promise<string> {
  const { status, text } = await product.anonymous().get('/metrics', AUTHORIZED);
  expect(status).toBe(200);
  return text;
}

test('who has the token reads them, as Prometheus does; nobody else', async () => {
  const reader = product.anonymous();
  const read = await reader.get('/metrics', AUTHORIZED);
  expect(read.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(read.headers['cache-control']).toBe('no-store');
  const wrong = [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${TOKEN} x`];
  for (const authorization of wrong) {
    const refused = await reader.get('/metrics', authorization ? { authorization } : {});
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(refused.text).not.toContain('pratibha_');
  }
  // Rights in the product are no rights here.
  const admin = await product.as('SUPER_ADMIN');
  expect((await admin.get('/metrics')).status).toBe(401);
});

test('without a setting there are none', async () => {
  const other = await startTestApp({ database: product.database });
  const { status, problem } = await other.anonymous().get('/metrics', AUTHORIZED);
  expect([status, problem]).toEqual([404, 'not-found']);
  await other.close();
});

test('where they have a port of their own, this one has none', async () => {
  const config = { metrics: { port: 9464, token: TOKEN } };
  const other = await startTestApp({ database: product.database, config });
  expect((await other.anonymous().get('/metrics', AUTHORIZED)).status).toBe(404);
  await other.close();
});

test('a request is counted by the pattern of its route and its status', async () => {
  const organiser = await product.as('ADMIN');
  const labels = { method: 'GET', route: '/api/admin/events/:id' };
  const before = await metrics();
  const { id } = await createEvent(product.database);
  await organiser.get(`/api/admin/events/${id}`);
  await organiser.get(`/api/admin/events/2000000001?a=b`);
  await organiser.get(`/api/no-such-call/${id}`);
  await organiser.get('/api/%ff');
  const after = await metrics();
  const grown = (name: string, of: Record<string, string>) =>
    (valueIn(after, name, of) ?? 0) - (valueIn(before, name, of) ?? 0);
  expect(grown('pratibha_requests_total', { ...labels, status: '200' })).toBe(1);
  expect(grown('pratibha_requests_total', { ...labels, status: '404' })).toBe(1);
  expect(grown('pratibha_requests_total', { route: 'none', status: '404' })).toBe(1);
  expect(grown('pratibha_request_seconds_count', labels)).toBe(2);
  expect(grown('pratibha_request_seconds_bucket', { ...labels, le: '+Inf' })).toBe(2);
  expect(grown('pratibha_request_seconds_sum', labels)).toBeGreaterThan(0);
  // The one that asks.
  expect(valueIn(after, 'pratibha_requests_in_flight')).toBe(1);
});

test('a request whose sender went away is no longer in flight', async () => {
  const { database } = product;
  const listening = await startTestApp({
    database,
    config: { metrics: { port: null, token: TOKEN } },
  });
  const { port } = new URL(await listening.app.listen({ host: '127.0.0.1', port: 0 }));
  const inFlight = async () => {
    const { text } = await listening.anonymous().get('/metrics', AUTHORIZED);
    return valueIn(text, 'pratibha_requests_in_flight');
  };
  const socket = connect(Number(port), '127.0.0.1');
  const host = new URL(listening.origin).host;
  socket.write(`POST /api/user/logout HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n{`);
  await eventually(async () => expect(await inFlight()).toBe(2));
  socket.destroy();
  await eventually(async () => expect(await inFlight()).toBe(1));
  await listening.close();
});

test('what a limit refuses is counted by its class', async () => {
  const student = await product.as('USER');
  for (const status of [200, 429, 429]) {
    expect((await student.get('/api/user/data')).status).toBe(status);
  }
  const by = { class: 'export', by: 'student' };
  expect(valueIn(await metrics(), 'pratibha_limited_requests_total', by)).toBe(2);
});

test('an event tells its registrations and seats, and nothing of one that is deleted', async () => {
  const [limited, open, deleted] = await Promise.all([
    createEvent(product.database, { capacity: 30 }),
    createEvent(product.database),
    createEvent(product.database, { status: 'DELETED', capacity: 5 }),
  ]);
  await createRegistration(product.database, { event_id: limited.id });
  const text = await metrics();
  const of = (name: string, { id }: { id: number }) => valueIn(text, name, { event: String(id) });
  expect(of('pratibha_event_registrations', limited)).toBe(1);
  expect(of('pratibha_event_pending_registrations', limited)).toBe(1);
  expect(of('pratibha_event_seats', limited)).toBe(30);
  expect(of('pratibha_event_seats_taken', limited)).toBeDefined();
  expect(of('pratibha_event_registrations', open)).toBe(0);
  expect(of('pratibha_event_seats', open)).toBeUndefined();
  expect(of('pratibha_event_registrations', deleted)).toBeUndefined();
});

test('jobs are told by kind and state, with the age of the oldest', async () => {
  await product.database.pool.query(`
    insert into jobs (kind, payload, run_at, failed_at) values
      ('of-a-test', '{}', now() - interval '90 seconds', null),
      ('of-a-test', '{}', now() - interval '5 seconds', null),
      ('of-a-test', '{}', now() + interval '1 hour', null),
      ('of-a-test', '{}', now(), now() - interval '1 day')`);
  const text = await metrics();
  const of = (name: string, state: string) => valueIn(text, name, { kind: 'of-a-test', state });
  expect(['due', 'planned', 'failed'].map((state) => of('pratibha_jobs', state))).toEqual([
    2, 1, 1,
  ]);
  expect(of('pratibha_jobs_oldest_seconds', 'due')).toBeGreaterThan(89);
  expect(of('pratibha_jobs_oldest_seconds', 'failed')).toBeGreaterThan(86_000);
  expect(of('pratibha_jobs_oldest_seconds', 'planned')).toBeUndefined();
});

test('memories, groups, connections and the process are told', async () => {
  const student = await product.as('USER');
  const before = await metrics();
  for (let n = 0; n < 3; n += 1) await student.get('/api/user/registrations');
  const after = await metrics();
  const grown = (name: string, of: Record<string, string>) =>
    (valueIn(after, name, of) ?? 0) - (valueIn(before, name, of) ?? 0);
  const reads = 'pratibha_cache_reads_total';
  const cached =
    grown(reads, { cache: 'sessions', result: 'hit' }) +
    grown(reads, { cache: 'sessions', result: 'miss' });
  expect(cached).toBe(3);
  expect(grown('pratibha_group_size_count', { of: 'own-registrations' })).toBe(3);
  for (const of of ['sessions', 'registrations', 'own-states']) {
    expect(valueIn(after, 'pratibha_group_size_count', { of })).toBeDefined();
  }
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total']) {
    expect(valueIn(after, name)).toBeGreaterThan(0);
  }
  expect(valueIn(after, 'pratibha_pool_waiting')).toBe(0);
  expect(valueIn(after, 'nodejs_eventloop_delay_seconds', { quantile: '0.99' })).toBeDefined();
  expect(valueIn(after, 'pratibha_database_up')).toBe(1);
});

test('nothing of a person is in them, and labels have few values', async () => {
  const person = {
    name: 'Sita Adhikari',
    email: 'sita.adhikari@example.edu',
    role: 'USER',
  } as const;
  const student = await product.as(person);
  const admin = await product.as('SUPER_ADMIN');
  const { id } = await createRegistration(product.database, { user_id: student.user.id });
  const key = 'key-of-sita-adhikari';
  await student.get('/api/user/profile');
  await student.send('DELETE', `/api/user/registrations/${id}`, undefined, {
    'idempotency-key': key,
  });
  await student.get(`/api/idempotency-keys/${key}`);
  await student.get('/Sita%20Adhikari/9812345678?email=sita.adhikari@example.edu');
  await admin.get(`/api/admin/users?q=${person.email}`);
  await admin.get(`/api/admin/users/${student.user.id}/record`);
  const text = await metrics();
  for (const word of ['sita', 'adhikari', '@', '9812345678', admin.user.email]) {
    expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  }
  const routes = new Set([...product.app.routePaths, 'none']);
  const lines = readMetricsText(text);
  const labels = new Map<string, Set<string>>();
  for (const line of lines) {
    for (const [label, value] of Object.entries(line.labels)) {
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
    }
  }
  expect(new Set(labels.keys())).toEqual(
    new Set([
      ...['method', 'route', 'status', 'le', 'quantile', 'state', 'kind'],
      ...['class', 'by', 'of', 'cache', 'result', 'event'],
    ]),
  );
  expect([...(labels.get('route') ?? [])].filter((route) => !routes.has(route))).toEqual([]);
  const { rows } = await product.database.pool.query<{ id: number }>('select id from events');
  const events = new Set(rows.map((row) => String(row.id)));
  expect([...(labels.get('event') ?? [])].filter((event) => !events.has(event))).toEqual([]);
  expect([...(labels.get('by') ?? [])]).toEqual(['student']);
  expect([...(labels.get('method') ?? [])].sort()).toEqual(['DELETE', 'GET']);
});
