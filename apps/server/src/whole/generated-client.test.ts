import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInProgram, startTestApp, type TestApp } from '../testing/app.ts';
import type { paths } from '../testing/client-types.gen.ts';

/*
 * A client as a stranger has it: types made from the document alone, a library that knows no more
 * than they say, a token, and HTTP.
 */

let product: TestApp;
let program: SignedInProgram;
let baseUrl: string;

beforeAll(async () => {
  product = await startTestApp();
  program = await product.program('EVENT_ADMIN', 'write');
  baseUrl = await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product.close());

function clientWith(token: string) {
  return createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
}

const EVENT = {
  title: 'Made by a generated client',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T00:00:00+05:45',
  event_questions: {
    '1': { question: 'In a team?', type: 'yes_no', required: true },
    '2': { question: 'Its name?', type: 'short_text', show_if: { question: '1', is: 'Yes' } },
  },
} as const;

test('it reads, changes, is told what is wrong, and exports', async () => {
  const client = clientWith(program.token);

  const me = await client.GET('/api/user/profile');
  expect(me.data?.id).toBe(program.user.id);

  const made = await client.POST('/api/admin/events', { body: EVENT });
  expect(made.response.status).toBe(201);
  const id = made.data?.id ?? 0;
  const params = { path: { id } };
  const changed = await client.PUT('/api/admin/events/{id}', {
    params,
    body: { ...EVENT, capacity: 40 },
  });
  expect(changed.data?.capacity).toBe(40);
  const listed = await client.GET('/api/admin/events', { params: { query: { limit: 10 } } });
  expect(listed.data?.map(({ title }) => title)).toEqual([EVENT.title]);
  expect(listed.response.headers.get('x-total-count')).toBe('1');

  const wrong = await client.POST('/api/admin/events', { body: { ...EVENT, capacity: 0 } });
  expect(wrong.error?.errors?.map(({ pointer }) => pointer)).toEqual(['/capacity']);
  // @ts-expect-error: the types refuse a form without its title.
  await client.POST('/api/admin/events', { body: { registration_open: EVENT.registration_open } });

  const file = await client.GET('/api/admin/events/export', { parseAs: 'text' });
  expect(file.response.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(file.data).toContain(EVENT.title);

  const gone = await client.DELETE('/api/admin/events/{id}', { params });
  expect(gone.data?.status).toBe('DELETED');
});

test('it is told what a token may not do', async () => {
  const reader = await product.program('EVENT_ADMIN', 'read');
  const refused = await clientWith(reader.token).POST('/api/admin/events', { body: EVENT });
  expect([refused.response.status, refused.error?.code]).toEqual([403, 'token-reads-only']);
  const unknown = await clientWith('pratibha_unknown').GET('/api/user/profile');
  expect([unknown.response.status, unknown.error?.code]).toEqual([401, 'token-not-valid']);
});
