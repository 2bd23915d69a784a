import { worthOfSheets } from '@pratibha/domain/judging/worth-of-sheets';
import { expect, test } from 'vitest';
import { rightWinners } from './worth-of-sheets.ts';

test('what sheets are worth is what the simulation says', () => {
  expect([2, 3, 5].map((sheets) => [sheets, rightWinners(10, sheets)])).toEqual(worthOfSheets(10));
});
