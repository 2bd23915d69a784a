import type { UserEvent } from '@pratibha/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2030-05-01T10:00:00+05:45' });
});
afterAll(() => product.close());

const titlesFor = async (person: SignedInClient) =>
  (await person.get('/api/user/available/events')).json<UserEvent[]>().map(({ title }) => title);

test('an inactive event is found by nobody before its registration, but by who registered', async () => {
  const { database, clock } = product;
  const window = {
    registration_open: new Date('2030-06-01T00:00:00+05:45'),
    registration_close: new Date('2030-07-01T00:00:00+05:45'),
  };
  await createEvent(database, { title: 'Open later', ...window });
  const { id } = await createEvent(database, { title: 'Prepared', status: 'INACTIVE', ...window });
  const [student, registered] = [await product.as('USER'), await product.as('USER')];
  await createRegistration(database, { event_id: id, user_id: registered.user.id });
  expect(await titlesFor(student)).toEqual(['Open later']);
  expect(await titlesFor(registered)).toEqual(['Open later', 'Prepared']);

  clock.set('2030-06-01T00:00:00+05:45');
  expect(await titlesFor(student)).toEqual(['Open later', 'Prepared']);
});
