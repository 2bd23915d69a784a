import { expect, test } from 'vitest';
import { recipientSearch } from '../../features/announcements/organiser/recipient-search.ts';
import { textInAddress } from './text-in-address.ts';

test.each([
  ['AI', 'AI'],
  [2025, '2025'],
  [true, 'true'],
  [' ', undefined],
  ['', undefined],
  [undefined, undefined],
  [['AI'], undefined],
  [{ q: 'AI' }, undefined],
])('%j is read as %j', (typed, text) => {
  expect(textInAddress(typed)).toBe(text);
});

test('people can be searched by what looks like a number', () => {
  expect(recipientSearch({ source: 'users', q: 2025 })).toMatchObject({ q: '2025' });
});
