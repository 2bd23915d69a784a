import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const NAME = 'pratibha.work.7.sheet.3';

test('a line is there for a later page of the same person, and for nobody else', () => {
  expect(new Outbox('sheet', 7).write(3, { comment: 'Good' })).toBe(true);
  const later = new Outbox('sheet', 7);
  expect(later.lines()).toEqual([{ id: 3, data: { comment: 'Good' } }]);
  expect(later.read(3)).toEqual({ comment: 'Good' });
  for (const other of [8, 77]) expect(new Outbox('sheet', other).lines()).toEqual([]);
  expect(new Outbox('sheet', 8).read(3)).toBeNull();
});

test('what another tab wrote since it was read stays', () => {
  const [one, other] = [new Outbox('sheet', 7), new Outbox('sheet', 7)];
  one.write(3, 'from one');
  other.write(3, 'from the other');
  one.remove(3);
  expect(one.read(3)).toBe('from the other');
  one.remove(3);
  expect(localStorage.getItem(NAME)).toBeNull();
});

test.each([
  ['of a form of another release', '{"form":2,"data":{"comment":"Later"}}'],
  ['before there were forms', '{"sheet":{},"version":1}'],
  ['cut off', '{"form":1,"da'],
])('a line %s is named and stays', (_, text) => {
  localStorage.setItem(NAME, text);
  const outbox = new Outbox('sheet', 7);
  expect(outbox.lines()).toEqual([{ id: 3, data: undefined }]);
  expect(localStorage.getItem(NAME)).toBe(text);
});

test('it hears of its own lines alone, and no more once that is over', () => {
  const heard = vi.fn();
  const end = new Outbox('sheet', 7).hear(heard);
  const keys = [NAME, 'pratibha.work.8.sheet.3', 'pratibha.work.7.3.0', null];
  const tell = () => {
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  tell();
  expect(heard.mock.calls).toEqual([[3]]);
  end();
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without storage nothing is kept, and that is said', () => {
  const denied = new Proxy({}, { get: () => fail });
  vi.stubGlobal('localStorage', denied);
  const outbox = new Outbox('sheet', 7);
  expect(outbox.write(3, 'text')).toBe(false);
  expect(outbox.read(3)).toBeNull();
  expect(outbox.lines()).toEqual([]);
  outbox.remove(3);
});

function fail(): never {
  throw new DOMException('denied', 'SecurityError');
}

type Request = (name: string, options: LockOptions, act: () => unknown) => Promise<unknown>;

test.each<[string, Request | undefined]>([
  ['it is its turn', async (_name, _options, act) => act()],
  ['the other tab sleeps', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['the browser has no locks', undefined],
])('something is done once, when %s', async (_, request) => {
  vi.stubGlobal('navigator', request === undefined ? {} : { locks: { request } });
  const act = vi.fn(async () => 'done');
  await expect(new Outbox('sheet', 7).alone(act)).resolves.toBe('done');
  expect(act).toHaveBeenCalledTimes(1);
});

test('what fails in its turn is not done again', async () => {
  const request: Request = async (_name, _options, act) => act();
  vi.stubGlobal('navigator', { locks: { request } });
  const act = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(new Outbox('sheet', 7).alone(act)).rejects.toThrow('failed');
  expect(act).toHaveBeenCalledTimes(1);
});
