import { expect, test } from 'vitest';
import { rankSentence } from './rank.ts';
import { WAITING_WORDS } from './student.ts';

test('says the place on the list', () => {
  expect(rankSentence(12)).toBe('तपाईं प्रतीक्षा सूचीको १२ नम्बरमा हुनुहुन्छ।');
});

test.each([
  [{ by_lot: false, in_line: 0, offer_hours: 24 }, /कोही पर्खिरहेको छैन। .*लामो समय .* २४ घण्टा/],
  [{ by_lot: true, in_line: 3, offer_hours: 12 }, /३ जना .*गोलाप्रथाबाट .* १२ घण्टा/],
])('says how a free seat goes: %j', (list, words) => {
  expect(WAITING_WORDS.how(list)).toMatch(words);
});

test('says to whom a seat goes by lot', () => {
  expect(WAITING_WORDS.byLot(1)).toBe('पर्खिने तपाईं मात्र हुनुहुन्छ।');
  expect(WAITING_WORDS.byLot(4)).toContain('४ जना');
});
