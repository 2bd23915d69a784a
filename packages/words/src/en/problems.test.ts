import { REFUSALS, type Refusal } from '@pratibha/domain/codes';
import { expect, test } from 'vitest';
import { problemWords } from './problems.ts';

test('every refusal has a sentence of its own', () => {
  expect(new Set(REFUSALS.map((code) => problemWords(code).detail)).size).toBe(REFUSALS.length);
});

test.each<[Refusal, string]>([
  [
    'profile-incomplete',
    'You need to complete your profile before registering or submitting work.',
  ],
  ['cannot-edit-self', 'You cannot edit yourself'],
  ['cannot-delete-self', 'You cannot delete yourself'],
  ['cannot-change-own-role', 'You cannot change your own role.'],
])('%s is said word for word as R4.9, R6.7 and R6.9 say it', (code, sentence) => {
  expect(problemWords(code)).toEqual({ title: sentence, detail: sentence });
});
