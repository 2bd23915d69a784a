import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LivePauses } from './live-pause.ts';

const HOUR_MS = 3_600_000;
let page: EventTarget;
let client: QueryClient;
/** When it was asked for, in seconds after the beginning. */
let asked: number[];
let answer: object;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = new EventTarget();
  vi.stubGlobal('window', page);
  client = new QueryClient();
  asked = [];
  answer = { rows: [1] };
  const pauses = new LivePauses(client);
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      asked.push(Date.now() / 1000);
      return answer;
    },
    staleTime: 2_000,
    refetchInterval: pauses.of,
  });
  stop = observer.subscribe(() => undefined);
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** How often it is asked for meanwhile. */
async function askedWithin(ms: number): Promise<number> {
  const before = asked.length;
  await pass(ms);
  return asked.length - before;
}

test('a page that nobody touches asks less and less for what does not change', async () => {
  await pass(30_000);
  expect(asked).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(await askedWithin(HOUR_MS)).toBeLessThan(140);
  expect(await askedWithin(60_000)).toBe(2);
});

test('what changed is asked for often again', async () => {
  await pass(HOUR_MS);
  answer = { rows: [1, 2] };
  await pass(30_000);
  expect(await askedWithin(30_000)).toBe(6);
});

test('whoever touches the page has it at once, and then every five seconds', async () => {
  await pass(HOUR_MS);
  const before = asked.length;
  page.dispatchEvent(new Event('pointermove'));
  await pass(0);
  expect(asked.length - before).toBe(1);
  page.dispatchEvent(new Event('keydown'));
  await pass(0);
  expect(asked.length - before).toBe(1);
  expect(await askedWithin(30_000)).toBe(6);
});

test('somebody who is at the page sees every five seconds what others did, as before', async () => {
  let count = 0;
  for (let seconds = 0; seconds < 600; seconds += 10) {
    page.dispatchEvent(new Event('pointermove'));
    count += await askedWithin(10_000);
  }
  expect(count).toBe(120);
});
