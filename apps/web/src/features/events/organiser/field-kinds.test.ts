import type { FormValue } from '@pratibha/domain/form-value';
import { day, instant, link, list, number, oneOf, orNull, text, yes } from '@pratibha/domain/value';
import { expect, test } from 'vitest';
import { sentOf, typedIn, wordsIn } from './field-kinds.ts';

const CASES: readonly [
  string,
  FormValue,
  stored: unknown,
  typed: string | boolean,
  sent: unknown,
][] = [
  ['a text', text(), 'Posters', 'Posters', 'Posters'],
  ['an empty text', text(), '', '', ''],
  ['a new instant', instant(), '', '', ''],
  ['a link that is none', orNull(link()), null, '', null],
  ['a tick', yes(), true, true, true],
  ['a name', oneOf('ACTIVE', 'INACTIVE'), 'INACTIVE', 'INACTIVE', 'INACTIVE'],
  ['a name that nobody may choose', oneOf('ACTIVE', 'INACTIVE'), 'DELETED', 'ACTIVE', 'ACTIVE'],
  ['an instant', instant(), '2025-07-17T04:15:00Z', '2025-07-17T10:00', '2025-07-17T10:00+05:45'],
  ['an instant that is none', orNull(instant()), null, '', null],
  ['a day', orNull(day()), '2025-07-30', '2025-07-30', '2025-07-30'],
  ['a number', orNull(number(1, 9)), 7, '7', 7],
  ['no number', orNull(number(1, 9)), null, '', null],
  ['a list of texts', list(text()), ['AI', 'Web design'], 'AI, Web design', ['AI', 'Web design']],
  ['an empty list', list(text()), [], '', []],
];

test.each(CASES)(
  '%s stands in its field, and is sent as it came',
  (_, value, stored, typed, sent) => {
    expect(typedIn(value, stored)).toBe(typed);
    expect(sentOf(value, typed)).toEqual(sent);
  },
);

test('commas are between the texts of a list, and what is blank is none', () => {
  expect(sentOf(list(text()), ' AI,, Web design ,')).toEqual(['AI', 'Web design']);
  expect(wordsIn(list(text()), 'AI, Web design')).toBe('AI, Web design');
});
