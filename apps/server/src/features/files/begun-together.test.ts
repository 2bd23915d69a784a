import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { begin, eventWithFiles, participantOf } from '../../testing/uploads.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED, clockStart: '2025-08-10T10:00:00+05:45' });
});
afterAll(() => product.close());

test('more people begin at once than there are connections of the database, and none waits for another', async () => {
  const event = await eventWithFiles(product);
  const people = [];
  for (let n = 0; n < 60; n += 1) people.push(await participantOf(product, event));
  const answers = await Promise.all(people.map((person) => begin(person, { event, size: 100 })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});
