import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createRegistration } from '../testing/factories.ts';

let product: TestApp;
let student: SignedInClient;
let url: string;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2025-08-10T10:00:00+05:45' });
  student = await product.as('USER');
  const { id } = await createEvent(product.database, { requires_submission: true });
  await createRegistration(product.database, { event_id: id, user_id: student.user.id });
  url = `/api/user/events/${id}/submissions`;
});
afterAll(() => product.close());

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const WORK = '"work_link":"https://work.example/x","description":"A work."';

test.each([
  ['nesting that no payload has', nested(33), 400, 'malformed-json'],
  ['nesting within an object', `{${WORK},"x":${nested(32)}}`, 400, 'malformed-json'],
  [
    'brackets in a text, which are no nesting',
    `{"work_link":"${'['.repeat(50)}"}`,
    422,
    'invalid-input',
  ],
  ['as much nesting as may be', nested(32), 422, 'invalid-input'],
  ['a document that breaks off', `{${WORK}`, 400, 'malformed-json'],
  ['nothing', '', 400, 'malformed-json'],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 400, 'malformed-json'],
  ['more than its call takes', `"${'x'.repeat(64 * 1024)}"`, 413, 'too-large'],
  ['a NUL character', `{${WORK.replace('A work', 'A\\u0000work')}}`, 422, 'invalid-input'],
  ['half a character', `{${WORK.replace('A work', 'A\\ud800work')}}`, 422, 'invalid-input'],
  ['a NUL character in a name', `{${WORK},"a\\u0000":1}`, 422, 'invalid-input'],
  [
    'a long name above many NUL characters',
    `{"${'k'.repeat(40_000)}":[${Array(2_000).fill('"\\u0000"').join()}]}`,
    422,
    'invalid-input',
  ],
  ['a field that nobody knows', `{${WORK},"status":"ACCEPTED"}`, 422, 'invalid-input'],
  ['another prototype', `{${WORK},"__proto__":{"status":"ACCEPTED"}}`, 422, 'invalid-input'],
  ['a list', '[]', 422, 'invalid-input'],
] as const)('a body with %s is refused in few words', async (_, body, status, problem) => {
  const response = await student.post(url, body);
  expect([response.status, response.problem]).toEqual([status, problem]);
  expect(response.text.length).toBeLessThanOrEqual(32 * 1024);
  expect(Object.prototype).not.toHaveProperty('status');
  const mine = await student.get('/api/user/submissions');
  expect(mine.json()).toEqual([]);
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'])(
  'a body of type %s is refused',
  async (type) => {
    const response = await student.post(url, `{${WORK}}`, { 'content-type': type });
    expect([response.status, response.problem]).toEqual([415, 'unsupported-media-type']);
  },
);

test('a stranger’s body is not even read', async () => {
  const response = await product.anonymous().post(url, nested(33));
  expect([response.status, response.problem]).toEqual([401, 'not-signed-in']);
});

test('text that cannot be stored is refused wherever it stands', async () => {
  const admin = await product.as('ADMIN');
  const { id } = await createRegistration(product.database);
  const responses = [
    await admin.get('/api/admin/users?q=%00'),
    await admin.get('/api/admin/audit?action=a%00b'),
    await admin.put(`/api/admin/registrations/${id}`, { status: 'REJECTED', remarks: 'a\u0000b' }),
    await admin.put(`/api/admin/registrations/${id}/reopen`, { reason: '\ud800' }),
  ];
  expect(responses.map(({ problem }) => problem)).toEqual(Array(4).fill('invalid-input'));
});
