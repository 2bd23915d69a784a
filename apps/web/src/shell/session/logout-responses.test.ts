import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logout } from './logout.ts';

const told: [kind: string, message: string][] = [];

vi.mock('../toasts/toasts.ts', () => ({
  TOP_CENTER: {},
  toast: (kind: string, message: string) => void told.push([kind, message]),
}));

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const JSON_TYPE = 'application/json';
const PROBLEM = 'application/problem+json';

/** Presses Logout while whatever stands between browser and product answers this. */
async function logoutAnswered(status: number, type: string, body: string): Promise<void> {
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
  await logout();
}

test.each([
  [403, JSON_TYPE, '{"message":"Not so fast"}', 'Not so fast'],
  [500, JSON_TYPE, '{"message":"","detail":"Out of order"}', 'Out of order'],
  [409, PROBLEM, '{"title":"No","message":"Later"}', 'Later'],
  [409, PROBLEM, '{"message":"Later","detail":"Not now"}', 'Later'],
  [503, PROBLEM, '{"type":"/docs#problem-unavailable","detail":"Try again"}', 'Try again'],
  [503, PROBLEM, '{"type":"about:blank"}', 'Logout failed'],
  [500, PROBLEM, 'cut o', 'Logout failed'],
  [500, 'text/plain', '', 'Logout failed'],
  [502, 'text/html', '<h1>Bad gateway</h1>', 'Logout failed'],
  [500, JSON_TYPE, 'null', 'Logout failed'],
  [500, JSON_TYPE, '{"message":{"de":"Nein"},"detail":7}', 'Logout failed'],
  [201, JSON_TYPE, '{"message":"Made"}', 'Made'],
  [202, 'text/plain', '', 'Logout failed'],
])('refused with %d %s %s, it says %j', async (status, type, body, words) => {
  await logoutAnswered(status, type, body);
  expect(told).toEqual([['error', words]]);
  expect(vi.getTimerCount(), 'nobody is sent away').toBe(0);
});

test.each([
  ['{"message":"See you"}', 'See you'],
  ['{"message":""}', 'Successfully logged out'],
  ['{}', 'Successfully logged out'],
])('done with 200 %s, it says %j and leaves after a second', async (body, words) => {
  await logoutAnswered(200, JSON_TYPE, body);
  expect(told).toEqual([['success', words]]);
  expect(vi.getTimerCount()).toBe(1);
});

test('without an answer, or with one that is cut off, it blames the network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await logout()).toMatch(/^No answer came/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await logout()).toMatch(/^You are offline: nothing was sent/);
  online.mockRestore();
  await logoutAnswered(200, 'text/html', '<h1>Welcome to the hotel</h1>');
  expect(told).toEqual([
    ['error', 'Network error during logout'],
    ['error', 'Network error during logout'],
    ['error', 'Network error during logout'],
  ]);
});
