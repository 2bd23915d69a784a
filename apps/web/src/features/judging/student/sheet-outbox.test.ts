import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, WorkToJudge } from '@pratibha/contract/judge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginRequest } from '../../../data/login-required.ts';
import { queryClient, read } from '../../../data/queries.ts';
import { SheetOutbox } from './sheet-outbox.ts';
import { standSheetId } from './stand-sheets.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../data/api.ts', () => ({ api }));

const PAUSE_MS = 800;
const persist = vi.fn(async () => true);
const SENT: OwnSheet = {
  ...{ state: 'sent', scores: [], comment: 'Good', note: '', cannot_because: null, version: 1 },
  ...{ saved_at: '2025-07-16T04:15:00.000Z', sent_at: '2025-07-16T04:15:00.000Z' },
  ...{ is_late: false, late: null },
};
const rubric = { number: 1, criteria: [{ id: 5 }] };
const WORK = { id: 3, number: 12, sheet: null, rubric } as unknown as WorkToJudge;
const workKey = read('GET /judge/works/{id}', { params: { id: '3' } }).queryKey;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { storage: { persist } });
  localStorage.clear();
  queryClient.clear();
  api.mockReset();
  persist.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loginRequest.set(null);
});

const offline = () => Promise.reject(new NetworkError(new Error('down')));
const refuse = (status: number, code: string, kept?: OwnSheet) => () => {
  const body = { type: `/docs#problem-${code}`, title: '', status, detail: code, code, params: {} };
  return Promise.reject(new ProblemError(status, body, null, { ...body, kept }));
};
const settle = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

/** A sheet that was sent without a connection, by a page that is not open any more. */
async function leftBehind(): Promise<void> {
  api.mockImplementation(offline);
  const before = new SheetOutbox(7);
  const keeper = before.keeperOf(WORK);
  before.resume();
  keeper.change({ comment: 'Good' });
  await keeper.send();
  expect(before.kept.get().unsent).toMatchObject([
    { id: 3, number: 12, state: 'waiting', aim: 'send' },
  ]);
  vi.clearAllTimers();
  api.mockReset();
}

test('what was sent without a connection leaves from any page of the judge', async () => {
  await leftBehind();
  expect(persist).toHaveBeenCalledTimes(1);
  api.mockResolvedValue(SENT);
  queryClient.setQueryData(workKey, WORK);
  const page = new SheetOutbox(7);
  page.resume();
  expect(page.kept.get().unsent).toMatchObject([{ id: 3, number: 12, aim: 'send' }]);
  await settle();
  expect(api.mock.calls).toMatchObject([
    ['POST /judge/works/{id}/send', { params: { id: '3' }, body: { comment: 'Good', version: 0 } }],
  ]);
  expect(page.kept.get().unsent).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(queryClient.getQueryData(workKey)).toMatchObject({ state: 'sent', sheet: SENT });
});

test('once there is a connection, and by a press, it is tried again', async () => {
  await leftBehind();
  api.mockImplementation(offline);
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  expect(page.kept.get().unsent).toMatchObject([{ state: 'waiting' }]);
  page.sendNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(api).toHaveBeenCalledTimes(2);
  api.mockResolvedValue(SENT);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.kept.get().unsent).toEqual([]);
});

test('another person on the device sees nothing of it, and it stays for whose it is', async () => {
  await leftBehind();
  const other = new SheetOutbox(8);
  other.resume();
  await settle();
  expect(other.kept.get()).toEqual({ unsent: [], late: [], unreadable: 0 });
  expect(api).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(1);
});

test('of what arrived after the window it is told', async () => {
  await leftBehind();
  api.mockResolvedValue({ ...SENT, is_late: true });
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  expect(page.kept.get()).toEqual({ unsent: [], late: [{ id: 3, number: 12 }], unreadable: 0 });
});

test('what another device changed is asked about, and nothing goes over it', async () => {
  await leftBehind();
  const theirs = { ...SENT, state: 'begun', comment: 'From the laptop', version: 4 } as const;
  api.mockImplementation(refuse(409, 'changed-meanwhile', theirs));
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  expect(page.kept.get().unsent).toMatchObject([{ state: 'asking' }]);
  page.sendNow();
  await settle();
  expect(api).toHaveBeenCalledTimes(1);
  expect(localStorage.length).toBe(1);
});

test('a session that ended is offered to begin again, and what was written stays', async () => {
  await leftBehind();
  api.mockImplementation(refuse(401, 'not-signed-in'));
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  expect(loginRequest.get()).not.toBeNull();
  expect(page.kept.get().unsent).toMatchObject([{ state: 'refused' }]);
  api.mockResolvedValue(SENT);
  const again = new SheetOutbox(7);
  again.resume();
  await settle();
  expect(localStorage.length).toBe(0);
});

test('what is not theirs any more is named until they remove it', async () => {
  await leftBehind();
  api.mockImplementation(refuse(404, 'not-found'));
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  expect(page.kept.get().unsent).toMatchObject([{ state: 'refused', number: 12 }]);
  expect(localStorage.length).toBe(1);
  page.remove(3);
  expect(page.kept.get().unsent).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('what this release cannot read is told, and stays', () => {
  localStorage.setItem('pratibha.work.7.sheet.3', '{"form":2,"data":{}}');
  localStorage.setItem('pratibha.work.7.sheet.4', '{"form":1,"data":{"left":{"sheet":7}}}');
  const page = new SheetOutbox(7);
  page.resume();
  expect(page.kept.get().unreadable).toBe(2);
  expect(localStorage.length).toBe(2);
});

test('what another tab has sent is shown anew here', async () => {
  await leftBehind();
  api.mockImplementation(offline);
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  queryClient.setQueryData(workKey, WORK);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'pratibha.work.7.sheet.3' }));
  expect(page.kept.get().unsent).toEqual([]);
  expect(queryClient.getQueryState(workKey)?.isInvalidated).toBe(true);
});

test('by another rubric a sheet begins with what still fits, and is not sent before it is full', async () => {
  api.mockImplementation(offline);
  const page = new SheetOutbox(7);
  const before = page.keeperOf(WORK);
  page.resume();
  before.change({ scores: { 5: 2, 6: 1 }, comment: 'Good' });
  await before.send();
  api.mockResolvedValue({ ...SENT, state: 'begun' });
  const next = { ...WORK, rubric: { ...WORK.rubric, number: 2 } };
  const keeper = page.keeperOf(next);
  expect(keeper).not.toBe(before);
  page.resume();
  expect(keeper.keeping()).toMatchObject({ aim: 'save', sheet: { scores: { 5: 2 } } });
  api.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api).not.toHaveBeenCalledWith('POST /judge/works/{id}/send', expect.anything());
});

test('a work that was scored where it stands is first told to be one’s own', async () => {
  api.mockImplementation(offline);
  const id = standSheetId(2, 12);
  const stood = { roundId: 2, stand: 'T 1', number: 12, isOneMore: false };
  const before = new SheetOutbox(7);
  const keeper = before.keeperOf({ ...WORK, id }, { stood });
  before.resume();
  keeper.change({ comment: 'Good' });
  await keeper.send();
  expect(before.kept.get().unsent).toMatchObject([{ id, number: 12, state: 'waiting', stood }]);
  vi.clearAllTimers();
  api.mockReset().mockImplementation(refuse(409, 'stand-has-enough'));
  const page = new SheetOutbox(7);
  page.resume();
  await settle();
  const refused = { id, state: 'refused', aim: 'send', error: { code: 'stand-has-enough' } };
  expect(page.kept.get().unsent).toMatchObject([refused]);
  api
    .mockReset()
    .mockImplementation(async (call: string) =>
      call.endsWith('/stood') ? { assignment_id: 3 } : SENT,
    );
  page.beOneMore(id);
  await settle();
  expect(api.mock.calls).toMatchObject([
    [
      'POST /judge/rounds/{id}/stands/stood',
      { body: { stand: 'T 1', number: 12, one_more: true } },
    ],
    ['POST /judge/works/{id}/send', { params: { id: '3' }, body: { comment: 'Good', version: 0 } }],
  ]);
  expect(page.kept.get().unsent).toEqual([]);
  expect(localStorage.length).toBe(0);
});
