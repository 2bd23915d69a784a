import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawer } from './keeping.ts';
import { areAlike, sheetOf } from './sheet.ts';
import { SheetKeeper } from './sheet-keeper.ts';
import {
  type Box,
  drawer,
  keeperOf,
  leftWith,
  server,
  sheet,
  WAITS,
} from './testing/fake-sheets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GOOD = { scores: { 1: 3 }, comment: 'Good', note: '' };

test.each([
  ['to be sent', { aim: 'send' }, null, 'sent'],
  ['begun', {}, null, 'begun'],
  ['a correction that was not sent', { isOfSent: true, version: 2 }, 'sent', 'sent'],
] as const)('after a reload without its page, %s', async (_, part, before, after) => {
  const start = before === null ? null : sheet({ state: before, comment: 'As sent', version: 2 });
  const { own, calls } = server(start);
  const box: Box = { left: leftWith({ sheet: GOOD, ...part }) };
  const keeper = new SheetKeeper(undefined, calls, drawer(box), WAITS);
  keeper.resume();
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(own.kept?.state).toBe(after);
  // What was sent is changed by its judge's press alone.
  const isLeft = 'isOfSent' in part;
  expect(own.kept?.comment).toBe(isLeft ? 'As sent' : 'Good');
  expect(box.left?.sheet.comment).toBe(isLeft ? 'Good' : undefined);
  expect(keeper.keeping()).toMatchObject({ state: isLeft ? 'open' : 'kept', isCorrecting: isLeft });
});

test('what went off before a reload, and was answered to nobody, is no other device', async () => {
  const first = keeperOf();
  first.own.losesAnswer = true;
  first.keeper.change({ comment: 'First' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  first.keeper.change({ comment: 'First, and more' });
  first.own.losesAnswer = false;
  const again = new SheetKeeper(undefined, first.calls, drawer(first.box), WAITS);
  again.resume();
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(first.own.kept).toMatchObject({ comment: 'First, and more', version: 2 });
  expect(again.keeping().state).toBe('kept');
});

test('of two tabs of one device none asks the other, and neither loses what the other wrote', async () => {
  const { own, calls } = server(sheet());
  const box: Box = { left: null };
  const one = new SheetKeeper(sheet(), calls, drawer(box), WAITS);
  const other = new SheetKeeper(sheet(), calls, drawer(box), WAITS);
  own.isDown = true;
  one.change({ comment: 'From one' });
  other.hear();
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  other.change({ note: 'From the other' });
  one.hear();
  own.isDown = false;
  await Promise.all([one.save(), other.save()]);
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(own.kept).toMatchObject({ comment: 'From one', note: 'From the other', version: 2 });
  for (const { keeping } of [one, other]) {
    expect(keeping().state).toBe('kept');
    expect(areAlike(keeping().sheet, sheetOf(own.kept))).toBe(true);
  }
  expect(box.left).toBeNull();
});

test('a press in another tab while it is saved here is not forgotten', async () => {
  const { own, calls } = server();
  const box: Box = { left: null };
  const one = new SheetKeeper(null, calls, drawer(box), WAITS);
  one.change(GOOD);
  const saving = one.save();
  box.left = box.left && { ...box.left, aim: 'send' };
  one.hear();
  await saving;
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(own.kept?.state).toBe('sent');
});

test('what another tab has done is done, and what was dropped there is dropped', async () => {
  const { keeper, calls, box } = keeperOf();
  keeper.change({ comment: 'Mine' });
  box.left = null;
  keeper.hear();
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(calls.save).not.toHaveBeenCalled();
  expect(keeper.keeping()).toMatchObject({ state: 'kept', sheet: { comment: '' } });
});

test('without storage it is kept in the page, says so, and is sent all the same', async () => {
  const { own, calls } = server();
  const box: Drawer = { ...drawer({ left: null }), write: () => false };
  const keeper = new SheetKeeper(null, calls, box, WAITS);
  keeper.change(GOOD);
  expect(keeper.keeping().isLeftHere).toBe(false);
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(own.kept).toMatchObject({ comment: 'Good' });
});

test('that it cannot be judged, said from another device, is asked about', async () => {
  const { keeper, own } = keeperOf();
  own.losesAnswer = true;
  keeper.change({ comment: 'Mine' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  own.losesAnswer = false;
  own.kept = sheet({ state: 'cannot', comment: 'Mine', version: 2, cannot_because: 'not-there' });
  keeper.change({ comment: 'Mine, and more' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(keeper.keeping().state).toBe('asking');
});
