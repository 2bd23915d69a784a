import type { SameFile } from '@pratibha/contract/seen-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, createUser, grantEvents } from '../../testing/factories.ts';
import { createHandedFile } from '../../testing/handed-factories.ts';

/* The very same file in two works: a hint for organisers, and for nobody else. */

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;
let event: { id: number };
let elsewhere: { id: number };
let own: number;
let copied: number;
let earlier: number;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  student = await product.as('USER');
  const values = { requires_submission: true };
  event = await createEvent(product.database, { ...values, title: 'Poster Sprint' });
  elsewhere = await createEvent(product.database, { ...values, title: 'Photo Walk' });
  const work = async (event_id: number, user_id: number) =>
    (await createSubmission(product.database, { event_id, user_id })).id;
  const other = await createUser(product.database, { name: 'Nima Sherpa' });
  own = await work(event.id, student.user.id);
  copied = await work(event.id, other.id);
  earlier = await work(elsewhere.id, student.user.id);
  const bytes = 'the very same poster';
  for (const [submission_id, name] of [
    [own, 'mine.jpg'],
    [copied, 'final.jpg'],
    [earlier, 'old.jpg'],
  ] as const) {
    await createHandedFile(product.database, { submission_id, name, bytes });
  }
  await createHandedFile(product.database, { submission_id: own, bytes: 'only here' });
});
afterAll(() => product.close());

const ask = (client: SignedInClient, id = own) =>
  client.get(`/api/admin/events/submissions/${id}/same-files`);

test('organisers are told of both works, and whether one person made them', async () => {
  const found = (await ask(admin)).json<SameFile[]>();
  expect(found.map(({ file, other }) => [file, other])).toEqual([
    [
      'mine.jpg',
      expect.objectContaining({
        ...{ submission_id: copied, user_name: 'Nima Sherpa', file: 'final.jpg' },
        ...{ event_title: 'Poster Sprint', is_same_person: false },
      }) as object,
    ],
    [
      'mine.jpg',
      expect.objectContaining({
        ...{ submission_id: earlier, event_title: 'Photo Walk', is_same_person: true },
      }) as object,
    ],
  ]);
  expect((await ask(admin, copied)).json<SameFile[]>()).toHaveLength(2);
});

test('of an event that one may not see only that there is one', async () => {
  const client = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, client.user.id, [event.id, 'read']);
  const { text } = await ask(client);
  expect((JSON.parse(text) as SameFile[]).map(({ other }) => other?.submission_id ?? null)).toEqual(
    [copied, null],
  );
  expect(text).not.toContain('Photo Walk');
  expect((await ask(client, earlier)).problem).toBe('not-found');
});

test('a trial or a draft with the same bytes is no work', async () => {
  const before = (await ask(admin)).text;
  await product.database.pool.query(
    `insert into files (key, user_id, event_id, purpose, name, size, media_type, sha256, begun_at,
       completed_at)
     select repeat('t', 22), user_id, event_id, 'trial', 'try.jpg', size, media_type, sha256, now(),
       now() from files where name = 'mine.jpg'`,
  );
  expect((await ask(admin)).text).toBe(before);
});

test('students are told nothing of it', async () => {
  expect((await ask(student)).problem).toBe('not-allowed');
});
