import type { ProblemBody } from '@pratibha/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createRegistration } from '../testing/factories.ts';

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let event: number;
let registration: number;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2025-08-10T10:00:00+05:45' });
  student = await product.as('USER');
  admin = await product.as('ADMIN');
  const { database } = product;
  ({ id: event } = await createEvent(database, {
    requires_submission: true,
    description_word_limit: 3,
  }));
  ({ id: registration } = await createRegistration(database, {
    event_id: event,
    user_id: student.user.id,
  }));
});
afterAll(() => product.close());

const WORK = { work_link: 'https://work.example/x', description: 'A work' };
const submit = (change: object) =>
  student.post(`/api/user/events/${event}/submissions`, { ...WORK, ...change });
const review = (body: object) => admin.put(`/api/admin/registrations/${registration}`, body);
const problemOf = async (answer: Promise<{ json<T>(): T }>) => (await answer).json<ProblemBody>();

test('a refusal carries its code beside its sentence', async () => {
  expect(await problemOf(admin.get('/api/admin/users/2147483647'))).toMatchObject({
    type: '/docs#problem-not-found',
    detail: 'There is nothing here, or it is not yours.',
    code: 'not-found',
    params: {},
  });
});

test('and what its sentence says besides', async () => {
  expect(await problemOf(submit({ description: 'x'.repeat(64 * 1024) }))).toMatchObject({
    detail: 'Shorten what you send to at most 64 KiB. Nothing was changed.',
    code: 'too-large',
    params: { limit_kib: 64 },
  });
});

test.each([
  [
    'a rule of domain',
    () => submit({ description: 'one two three four' }),
    {
      pointer: '/description',
      code: 'too-many-words',
      params: { limit: 3 },
      message: 'Description can have at most 3 words.',
    },
  ],
  [
    'a rule of domain in a schema',
    () => submit({ work_link: '' }),
    {
      pointer: '/work_link',
      code: 'required',
      params: { field: 'work_link' },
      message: 'Work link and description are required.',
    },
  ],
  [
    'a schema with a code of its own',
    () => review({ status: 'ACCEPTED' }),
    {
      pointer: '/status',
      code: 'unknown-decision',
      params: { values: ['SHORTLISTED', 'REJECTED'] },
      message: 'Choose one of SHORTLISTED, REJECTED.',
    },
  ],
  [
    'a schema with a limit',
    () => review({ status: 'REJECTED', remarks: 'x'.repeat(2001) }),
    {
      pointer: '/remarks',
      code: 'too-long',
      params: { field: 'remarks', limit: 2000 },
      message: 'Remarks can have at most 2,000 characters.',
    },
  ],
  [
    'a schema without a code of ours',
    () => submit({ work_link: 5 }),
    {
      pointer: '/work_link',
      code: 'invalid-type',
      params: {},
      message: 'Give a text.',
    },
  ],
])('a wrong value found by %s', async (_, send, error) => {
  expect((await problemOf(send())).errors).toEqual([error]);
});
