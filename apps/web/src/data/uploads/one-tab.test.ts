import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLease } from './one-tab.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Something that goes on until it is told to end. */
function work() {
  let end: () => void = () => undefined;
  const act = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { act, end: () => end() };
}

test('one tab acts at a time, the other after it', async () => {
  const [one, other] = [work(), work()];
  void withLease('lease', one.act);
  const waiting = withLease('lease', other.act);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.act).toHaveBeenCalledOnce();
  expect(other.act).not.toHaveBeenCalled();
  one.end();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(other.act).toHaveBeenCalledOnce();
  other.end();
  await waiting;
  expect(localStorage.getItem('lease')).toBeNull();
});

test('a tab that is gone holds up nobody for long', async () => {
  localStorage.setItem('lease', JSON.stringify({ tab: 'gone', until: Date.now() + 10_000 }));
  const next = work();
  void withLease('lease', next.act);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(next.act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(next.act).toHaveBeenCalledOnce();
  next.end();
});
