import type { TranslatedText } from '@pratibha/contract/translations';
import { expect, test } from 'vitest';
import { havingRead, keepTyped, typedOf, withTyped, withUnlisted } from './typed-texts.ts';

const title: TranslatedText = {
  ...{ source: 'Website', text: null, place: '/title', limit: 100 },
  ...{ is_markdown: false, is_missing: true, updated_at: null },
};
const theirs = { ...title, text: 'कसैले', is_missing: false };

test('what is typed goes with what stood there when it was begun', () => {
  const once = withTyped(typedOf('event-1'), title, 'वेब');
  const twice = withTyped(once, theirs, 'वेबसाइट');
  expect([...twice.values()]).toEqual([
    { is: theirs, text: 'वेबसाइट', was: null, isOvertaken: false },
  ]);
  expect([...havingRead(twice, [theirs]).values()]).toEqual([
    { is: theirs, text: 'वेबसाइट', was: 'कसैले', isOvertaken: true },
  ]);
});

test('what nobody else wrote is not told of, nor what was told once more', () => {
  const typed = withTyped(new Map(), title, 'वेब');
  expect(havingRead(typed, [title])).toEqual(typed);
  const told = withTyped(havingRead(typed, [theirs]), theirs, 'वेबसाइट');
  expect(told.get('Website')).toMatchObject({ was: 'कसैले', isOvertaken: true });
});

test('what was typed stays in a list of what is missing, though somebody else wrote it', () => {
  const typed = havingRead(withTyped(new Map(), title, 'वेब'), [theirs]);
  expect(withUnlisted([], typed)).toEqual([theirs]);
  expect(withUnlisted([theirs], typed)).toEqual([theirs]);
});

test('what says no other than it said is nothing typed', () => {
  expect(withTyped(withTyped(new Map(), title, 'वेब'), title, ' ').size).toBe(0);
});

test('it is found again by whoever looked elsewhere', () => {
  keepTyped('event-2', withTyped(new Map(), title, 'वेब'));
  expect([typedOf('event-2').size, typedOf('event-3').size]).toEqual([1, 0]);
});
