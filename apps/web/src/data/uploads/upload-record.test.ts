import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsentWork, hasUnsentWork } from '../../shell/session/saved-drafts.ts';
import { hasUploads, keyOf } from './remembered.ts';
import { isRemembered, type UploadRecord, UploadRecords } from './upload-record.ts';

const RECORD: UploadRecord = {
  ...{ id: 'a', event: 8, part: 'poster', name: 'poster.jpg', size: 9, addedAt: 1, print: null },
  ...{ held: null, address: '/api/uploads/k', begunAt: null, sent: 0, state: 'waiting' },
  ...{ failure: null, findings: [] },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('it is there for a later page of the same person, and for nobody else', () => {
  expect(new UploadRecords(7).write(RECORD)).toBe(true);
  expect(new UploadRecords(7).all()).toEqual([RECORD]);
  expect(new UploadRecords(77).all()).toEqual([]);
  expect([hasUploads(7), hasUploads(77)]).toEqual([true, false]);
  expect([isRemembered('7', 'a'), isRemembered('77', 'a'), isRemembered('7', 'b')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(keyOf(RECORD)).toBe('k');
});

test('a logout asks about it, and removes it', () => {
  new UploadRecords(7).write(RECORD);
  expect(hasUnsentWork(7)).toBe(true);
  forgetUnsentWork(7);
  expect(new UploadRecords(7).all()).toEqual([]);
});

test('they are in the order in which they were chosen, and what cannot be read is left out', () => {
  const records = new UploadRecords(7);
  records.write({ ...RECORD, id: 'b', addedAt: 2 });
  records.write(RECORD);
  localStorage.setItem('pratibha.work.7.upload.c', '{"form":2,"record":{}}');
  localStorage.setItem('pratibha.work.7.upload.d', '{"form":1,');
  expect(records.all().map(({ id }) => id)).toEqual(['a', 'b']);
  records.remove('a');
  expect(records.read('a')).toBeNull();
});

test('another tab’s change is heard, and no other person’s', () => {
  const heard = vi.fn();
  const end = new UploadRecords(7).hear(heard);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  for (const key of ['pratibha.work.7.upload.a', 'pratibha.work.8.upload.a', null]) tell(key);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  tell(null);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('without storage they live as long as the page', () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => denied }));
  const records = new UploadRecords(7);
  expect(records.write(RECORD)).toBe(false);
  expect(records.all()).toEqual([RECORD]);
  expect(hasUploads(7)).toBe(false);
  records.remove('a');
  expect(records.all()).toEqual([]);
});
