import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistration } from '../../testing/factories.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import {
  ask,
  begin,
  begun,
  drop,
  eventWithFiles,
  jpegOf,
  participantOf,
  receivedIn,
  send,
} from '../../testing/uploads.ts';

let product: TestApp;
let event: number;
let owner: SignedInClient;
let address: string;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2025-08-10T10:00:00+05:45' });
  event = await eventWithFiles(product);
  owner = await participantOf(product, event);
  address = await begun(owner, { event, size: 100 });
  await send(owner, address, 0, jpegOf(10));
});
afterAll(() => product.close());

/** What each request of somebody is told. */
async function told(client: HttpClient): Promise<(string | number | null)[]> {
  const responses = [
    await begin(client, { event, size: 100 }),
    await send(client, address, 10, jpegOf(10)),
    await drop(client, address),
    await ask(client, address),
  ];
  return responses.map(({ status, problem }) => problem ?? status);
}

test.each(['USER', 'EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const)(
  'a file is not there for another %s, who begins one of their own where registered',
  async (role) => {
    const other = await product.as(role);
    const [begins, ...others] = await told(other);
    expect(begins).toBe('not-registered');
    expect(others).toEqual(['not-found', 'not-found', 404]);
    await createRegistration(product.database, { event_id: event, user_id: other.user.id });
    expect((await begin(other, { event, size: 100 })).status).toBe(201);
  },
);

test('nobody who is not signed in, or no longer, sends anything', async () => {
  expect(await told(product.anonymous())).toEqual(Array(3).fill('not-signed-in').concat(401));
  const leaving = await participantOf(product, event);
  const theirs = await begun(leaving, { event, size: 100 });
  await send(leaving, theirs, 0, jpegOf(10));
  const admin = await product.as('SUPER_ADMIN');
  expect((await admin.delete(`/api/admin/users/${leaving.user.id}`)).status).toBe(200);
  const response = await send(leaving, theirs, 10, jpegOf(10));
  expect(response.problem).toBe('not-signed-in');
});

test('a program sends in the name of its person, and none that may only read', async () => {
  const program = await product.program(owner.user.email as `${string}@${string}`, 'write');
  const theirs = await begun(program, { event, size: 20 });
  expect((await send(program, theirs, 0, jpegOf(20))).status).toBe(204);
  const reader = await product.program(owner.user.email as `${string}@${string}`, 'read');
  expect(receivedIn(await ask(reader, address))).toBe(10);
  expect((await send(reader, address, 10, jpegOf(10))).problem).toBe('token-reads-only');
  expect((await begin(reader, { event, size: 100 })).problem).toBe('token-reads-only');
});

test('after all of it the file is as its owner left it', async () => {
  expect(receivedIn(await ask(owner, address))).toBe(10);
});
