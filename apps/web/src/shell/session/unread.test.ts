import { beforeEach, expect, test, vi } from 'vitest';

const responses: ((count: number) => void)[] = [];
vi.mock('../../data/xsrf-token.ts', () => ({ xsrfToken: () => 'token' }));
vi.mock('../../data/api.ts', () => ({
  api: () =>
    new Promise((resolve) => {
      responses.push((count) => resolve({ unread: count }));
    }),
}));

const { noteUnread, refreshUnread, unread } = await import('./unread.ts');

beforeEach(() => {
  responses.length = 0;
  unread.set(null);
});

test('a count that was asked for before something was read does not come back', async () => {
  const asked = refreshUnread();
  noteUnread(0);
  responses[0]?.(1);
  await asked;
  expect(unread.get()).toBe(0);
});

test.each([
  ['in their order', [0, 1]],
  ['the other way round', [1, 0]],
])('of two counts the one that was asked for later stays: %s', async (_how, order) => {
  const asked = [refreshUnread(), refreshUnread()];
  for (const place of order) {
    responses[place]?.(place + 1);
    await asked[place];
  }
  expect(unread.get()).toBe(2);
});

test('after something was read it asks again', async () => {
  noteUnread(0);
  const asked = refreshUnread();
  responses[0]?.(3);
  await asked;
  expect(unread.get()).toBe(3);
});
