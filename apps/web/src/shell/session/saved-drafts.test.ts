import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTabDrafts, forgetUnsentWork, hasUnsentWork } from './saved-drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('only the person’s own unsent work counts, and only it is removed', () => {
  localStorage.setItem('pratibha.work.1.7.0', '{}');
  localStorage.setItem('pratibha.work.1.8.2', '{}');
  localStorage.setItem('pratibha.work.12.7.0', '{}');
  localStorage.setItem('pratibha.advert', '3');
  expect([1, 12, 2].map(hasUnsentWork)).toEqual([true, true, false]);
  forgetUnsentWork(1);
  expect([1, 12, 2].map(hasUnsentWork)).toEqual([false, true, false]);
  expect(localStorage.getItem('pratibha.advert')).toBe('3');
});

test('score sheets alone are removed where drafts are to stay', () => {
  localStorage.setItem('pratibha.work.1.7.0', '{}');
  localStorage.setItem('pratibha.work.1.sheet.7', '{}');
  localStorage.setItem('pratibha.work.12.sheet.7', '{}');
  forgetUnsentWork(1, 'sheet.');
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'pratibha.work.1.7.0',
    'pratibha.work.12.sheet.7',
  ]);
});

test('the tab forgets what was typed in it, and leaves what is not ours', () => {
  sessionStorage.setItem('pratibha.profile.1', '{}');
  sessionStorage.setItem('pratibha.answers.1.7', '{}');
  sessionStorage.setItem('pratibha.sending POST /user/events/{id}/register 1 7', '{}');
  sessionStorage.setItem('somebody else', 'stays');
  forgetTabDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['somebody else']);
});

test('without storage (private mode) there is nothing to ask about', () => {
  const denied = {
    get length(): number {
      throw new Error('denied');
    },
  };
  vi.stubGlobal('localStorage', denied);
  vi.stubGlobal('sessionStorage', denied);
  expect(hasUnsentWork(1)).toBe(false);
  forgetUnsentWork(1);
  forgetTabDrafts();
});
