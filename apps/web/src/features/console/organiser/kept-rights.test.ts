import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { couldDo, keepRights } from './kept-rights.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=the-first-session-abcdef' });
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is known of a browser in which no organiser was', () => {
  expect(couldDo('users.read')).toBeNull();
});

test('what an organiser could do is known while their session is', () => {
  keepRights({ role: 'ADMIN' });
  expect([couldDo('users.read'), couldDo('privacy.erase')]).toEqual([true, false]);
  document.cookie = 'XSRF-TOKEN=another-session-ghijkl';
  expect(couldDo('users.read')).toBeNull();
  document.cookie = '';
  expect(couldDo('users.read')).toBeNull();
});

test('whoever organises some events alone is not taken for one who organises all', () => {
  keepRights({ role: 'EVENT_ADMIN' });
  expect(couldDo('users.read')).toBe(true);
  keepRights({ role: 'EVENT_ADMIN', event_grants: [{ event_id: 4, kind: 'read' }] });
  expect([couldDo('users.read'), couldDo('registrations.read')]).toEqual([false, true]);
});

test('what is kept is only a part of the anti-forgery value, and what is damaged counts for nothing', () => {
  keepRights({ role: 'ADMIN' });
  expect(localStorage.getItem('pratibha.rights')).toBe('{"mark":"abcdef","role":"ADMIN"}');
  for (const damaged of ['', 'null', '{', '7', '{"mark":"abcdef"}', '{"mark":"abcdef","role":1}']) {
    localStorage.setItem('pratibha.rights', damaged);
    expect([damaged, couldDo('users.read') === true]).toEqual([damaged, false]);
  }
});
