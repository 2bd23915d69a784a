import { expect, test } from 'vitest';
import { havingRead, keepTyped, typedOf, withTyped } from './typed-texts.ts';

const title = { source: 'Website', text: null };

test('what is typed goes with what stood there when it was begun', () => {
  const once = withTyped(typedOf('event-1'), title, 'वेब');
  const twice = withTyped(once, { ...title, text: 'कसैले' }, 'वेबसाइट');
  expect([...twice]).toEqual([['Website', { text: 'वेबसाइट', was: null }]]);
  expect([...havingRead(twice, [{ ...title, text: 'कसैले' }])]).toEqual([
    ['Website', { text: 'वेबसाइट', was: 'कसैले' }],
  ]);
});

test('what says no other than it said is nothing typed', () => {
  expect(withTyped(withTyped(new Map(), title, 'वेब'), title, ' ').size).toBe(0);
});

test('it is found again by whoever looked elsewhere', () => {
  keepTyped('event-2', withTyped(new Map(), title, 'वेब'));
  expect([typedOf('event-2').size, typedOf('event-3').size]).toEqual([1, 0]);
});
