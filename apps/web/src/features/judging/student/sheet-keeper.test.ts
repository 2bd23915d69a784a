import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput } from '@pratibha/contract/judge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drawer, type Left, SheetKeeper } from './sheet-keeper.ts';

const WAITS = { pause: 800, again: 15_000 };
const AT = '2025-07-16T04:15:00.000Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sheet(part: Partial<OwnSheet> = {}): OwnSheet {
  return {
    ...{ state: 'begun', scores: [], comment: '', note: '', cannot_because: null },
    ...{ saved_at: AT, sent_at: null, is_late: false, version: 1 },
    ...part,
  };
}

function problem(code: string, status = 409, kept?: OwnSheet): ProblemError {
  const type = `/docs#problem-${code}`;
  const body = { type, title: '', status, detail: code, code, params: {} };
  return new ProblemError(status, body, null, { ...body, kept });
}

/** A server with one sheet, as the product's keeps it. */
function server(start: OwnSheet | null = null) {
  const own = { kept: start, isDown: false, losesAnswer: false, isPaused: false };
  const keep = (wanted: OwnSheet['state']) =>
    vi.fn(async (body: SheetInput): Promise<OwnSheet> => {
      await Promise.resolve();
      const state = own.isPaused ? 'begun' : wanted;
      if (own.isPaused && wanted === 'sent' && own.kept?.state === 'sent')
        throw problem('judging-paused');
      if (own.isDown) throw new NetworkError(new Error('down'));
      const { scores, comment, note, version } = body;
      if (own.kept?.state === 'sent' && state === 'begun') throw problem('sheet-is-sent');
      const text = { scores, comment: comment.trim(), note: note.trim() };
      const isSame =
        own.kept?.state === state &&
        JSON.stringify([own.kept.scores, own.kept.comment, own.kept.note]) ===
          JSON.stringify(Object.values(text));
      if (!isSame) {
        if (version !== (own.kept?.version ?? 0))
          throw problem('changed-meanwhile', 409, own.kept ?? undefined);
        own.kept = sheet({ ...text, state, version: version + 1 });
      }
      if (own.losesAnswer) throw new NetworkError(new Error('lost'));
      return own.kept ?? sheet();
    });
  return { own, calls: { save: keep('begun'), send: keep('sent') } };
}

function drawer(start: Left | null = null): Drawer & { left: Left | null } {
  const own = {
    left: start,
    read: () => own.left,
    write: (left: Left | null) => {
      own.left = left;
      return true;
    },
  };
  return own;
}

function keeperOf(start: OwnSheet | null = null, left: Left | null = null) {
  const { own, calls } = server(start);
  const box = drawer(left);
  return { own, calls, box, keeper: new SheetKeeper(start, calls, box, WAITS) };
}

test('what is typed in one go is saved once after a pause, one request at a time', async () => {
  const { keeper, calls, own, box } = keeperOf();
  keeper.change({ comment: 'A' });
  keeper.change({ comment: 'Ab' });
  expect(box.left?.sheet.comment).toBe('Ab');
  expect(calls.save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(WAITS.pause);
  // Under way: what is typed meanwhile goes after it, over the version that it makes.
  keeper.change({ comment: 'Abc' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(calls.save.mock.calls.map(([{ comment, version }]) => [comment, version])).toEqual([
    ['Ab', 0],
    ['Abc', 1],
  ]);
  expect(own.kept).toMatchObject({ comment: 'Abc', version: 2 });
  expect(keeper.keeping()).toMatchObject({ state: 'kept', kept: { version: 2 } });
  expect(box.left).toBeNull();
});

test('blanks at the end of what is typed stay, and are not saved again and again', async () => {
  const { keeper, calls } = keeperOf();
  keeper.change({ comment: 'Good ' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  await keeper.save();
  expect(keeper.keeping()).toMatchObject({ state: 'kept', sheet: { comment: 'Good ' } });
  expect(calls.save).toHaveBeenCalledTimes(1);
});

test('without a connection it says so while more is typed, and saves by itself later', async () => {
  const { keeper, own, box } = keeperOf();
  own.isDown = true;
  keeper.change({ scores: { 1: 3 } });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(keeper.keeping()).toMatchObject({ state: 'waiting', aim: 'save' });
  keeper.change({ comment: 'More' });
  expect(keeper.keeping().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(box.left).toMatchObject({ sheet: { scores: { 1: 3 }, comment: 'More' }, version: 0 });
  own.isDown = false;
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(own.kept).toMatchObject({ comment: 'More', scores: [{ criterion_id: 1, level: 3 }] });
  expect(keeper.keeping().state).toBe('kept');
});

test('what was to be sent without a connection is sent once there is one', async () => {
  const { keeper, own } = keeperOf(sheet({ comment: 'Good' }));
  own.isDown = true;
  await keeper.send();
  expect(keeper.keeping()).toMatchObject({ state: 'waiting', aim: 'send' });
  own.isDown = false;
  await keeper.save();
  expect(own.kept?.state).toBe('sent');
  expect(keeper.keeping()).toMatchObject({ state: 'kept', aim: 'save', isCorrecting: false });
});

test('an answer that got lost is no change from elsewhere', async () => {
  const { keeper, own } = keeperOf();
  own.losesAnswer = true;
  keeper.change({ comment: 'First' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  own.losesAnswer = false;
  keeper.change({ comment: 'First, and more' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(own.kept).toMatchObject({ comment: 'First, and more', version: 2 });
  expect(keeper.keeping().state).toBe('kept');
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('of two devices the judge says which holds: %s', async (holds, comment) => {
  const { keeper, own, calls, box } = keeperOf();
  own.kept = sheet({ comment: 'Theirs', version: 4 });
  keeper.change({ comment: 'Mine' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(keeper.keeping()).toMatchObject({ state: 'asking', kept: { comment: 'Theirs' } });
  keeper.change({ note: 'Typed while asked' });
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(calls.save).toHaveBeenCalledTimes(1);
  if (holds === 'mine') await keeper.keepMine();
  else keeper.takeKept();
  expect(own.kept).toMatchObject({ comment });
  expect(keeper.keeping()).toMatchObject({ state: 'kept', sheet: { comment } });
  expect(box.left).toBeNull();
});

test('what was left on the device goes on; of an earlier version it is asked about', async () => {
  const left = { sheet: { scores: { 1: 2 }, comment: 'Left', note: '' }, version: 1 };
  const same = keeperOf(sheet(), left);
  same.keeper.resume();
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(same.own.kept).toMatchObject({ comment: 'Left', version: 2 });
  const later = keeperOf(sheet({ comment: 'Later', version: 3 }), left);
  later.keeper.resume();
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(later.keeper.keeping()).toMatchObject({
    state: 'asking',
    sheet: { comment: 'Left' },
    kept: { comment: 'Later' },
  });
});

test('what was sent is changed by sending it again alone, and dropping leaves it', async () => {
  const { keeper, own, calls } = keeperOf(sheet({ state: 'sent', comment: 'Sent', version: 2 }));
  keeper.correct();
  keeper.change({ comment: 'Corrected' });
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(calls.save).not.toHaveBeenCalled();
  keeper.drop();
  expect(keeper.keeping()).toMatchObject({ sheet: { comment: 'Sent' }, isCorrecting: false });
  keeper.correct();
  keeper.change({ comment: 'Corrected' });
  await keeper.send();
  expect(own.kept).toMatchObject({ state: 'sent', comment: 'Corrected', version: 3 });
  expect(keeper.keeping().isCorrecting).toBe(false);
});

test('what another device sent meanwhile is asked about, what this one sent is corrected', async () => {
  const theirs = keeperOf(sheet());
  theirs.own.kept = sheet({ state: 'sent', comment: 'Theirs', version: 2 });
  theirs.keeper.change({ comment: 'Mine' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(theirs.keeper.keeping().state).toBe('refused');
  theirs.keeper.meet(theirs.own.kept);
  expect(theirs.keeper.keeping().state).toBe('asking');

  const mine = keeperOf(sheet({ comment: 'Good' }));
  mine.own.losesAnswer = true;
  await mine.keeper.send();
  mine.own.losesAnswer = false;
  mine.keeper.change({ comment: 'Better' });
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  mine.keeper.meet(mine.own.kept);
  expect(mine.keeper.keeping()).toMatchObject({ state: 'open', isCorrecting: true });
  await mine.keeper.send();
  expect(mine.own.kept).toMatchObject({ state: 'sent', comment: 'Better' });
});

test('news of the server are taken where nothing is filled in here, and left where something is', () => {
  const { keeper } = keeperOf(sheet({ version: 1 }));
  keeper.meet(sheet({ comment: 'News', version: 2 }));
  expect(keeper.keeping().sheet.comment).toBe('News');
  keeper.change({ comment: 'Mine' });
  keeper.meet(sheet({ comment: 'More news', version: 3 }));
  expect(keeper.keeping().sheet.comment).toBe('Mine');
});

test('what is sent during a pause is kept, and sent by itself once it goes on', async () => {
  const { keeper, own, calls } = keeperOf();
  own.isPaused = true;
  keeper.change({ comment: 'Ready' });
  await keeper.send();
  expect(own.kept).toMatchObject({ state: 'begun', comment: 'Ready' });
  expect(keeper.keeping()).toMatchObject({ state: 'waiting', aim: 'send', error: null });
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(calls.send).toHaveBeenCalledTimes(2);
  own.isPaused = false;
  await vi.advanceTimersByTimeAsync(WAITS.again);
  expect(own.kept?.state).toBe('sent');
  expect(keeper.keeping()).toMatchObject({ state: 'kept', kept: { state: 'sent' } });
});

test('a correction during a pause stays on the device until it goes on', async () => {
  const { keeper, own, box } = keeperOf(sheet({ state: 'sent', comment: 'Before' }));
  own.isPaused = true;
  keeper.correct();
  keeper.change({ comment: 'After' });
  await keeper.send();
  expect(own.kept).toMatchObject({ state: 'sent', comment: 'Before' });
  expect(box.left?.sheet.comment).toBe('After');
  expect(keeper.keeping().state).toBe('waiting');
  own.isPaused = false;
  await keeper.save();
  expect(own.kept).toMatchObject({ state: 'sent', comment: 'After' });
  expect(box.left).toBeNull();
});

test('what is typed while a sheet is sent into a pause is saved, and not sent', async () => {
  const { keeper, own } = keeperOf();
  own.isPaused = true;
  keeper.change({ comment: 'Ready' });
  const sending = keeper.send();
  keeper.change({ comment: 'Ready, and more' });
  await sending;
  await vi.advanceTimersByTimeAsync(WAITS.pause);
  expect(own.kept).toMatchObject({ state: 'begun', comment: 'Ready, and more' });
  expect(keeper.keeping()).toMatchObject({ state: 'kept', aim: 'save' });
});
