import { expect, test } from 'vitest';
import { type FormValue, kept, meant, named } from './form-value.ts';
import {
  day,
  hour,
  instant,
  link,
  list,
  number,
  oneOf,
  orBlank,
  orNull,
  text,
  yes,
} from './value.ts';
import { wrongIn } from './wrong-in.ts';

const TAGS = list(text(5), { most: 2 });

const KEPT: readonly [FormValue, sent: unknown, unknown][] = [
  [text(), ' Poster ', 'Poster'],
  [orBlank(text()), undefined, ''],
  [orNull(link()), ' ', null],
  [orNull(day()), ' 2025-07-30 ', '2025-07-30'],
  [day(), '२०२५-०७-३०', '2025-07-30'],
  [hour(), ' ०९:४५ ', '09:45'],
  [text(), 'कक्षा १२', 'कक्षा १२'],
  [instant(), '2025-07-16T10:00+05:45', new Date('2025-07-16T04:15:00Z')],
  [orNull(instant()), '', null],
  [orNull(number(1, 9)), undefined, null],
  [yes(), undefined, false],
  [oneOf('ACTIVE', 'INACTIVE'), undefined, 'ACTIVE'],
  [TAGS, undefined, []],
  [TAGS, [' AI ', '', 'AI', 'Web'], ['AI', 'Web']],
];

test.each(KEPT)('%#', (value, sent, stored) => {
  expect(wrongIn(value, meant(value, sent))).toEqual([]);
  expect(kept(value, sent)).toEqual(stored);
});

test.each<[FormValue, unknown, object]>([
  [text(5), ' ', { code: 'required', field: 'it' }],
  [text(5), 'Poster', { code: 'too-long', field: 'it', limit: 5 }],
  [text(5), 7, { code: 'not-a-text' }],
  [instant(), null, { code: 'required', field: 'it' }],
  [orNull(instant()), 'soon', { code: 'invalid-instant' }],
  [TAGS, ['AI', 'Web', 'Art'], { code: 'too-many-entries', most: 2 }],
  [TAGS, ['Robotics'], { code: 'too-long', field: 'it', limit: 5 }],
  [TAGS, 'AI', { code: 'not-a-list' }],
])('%# is wrong', (value, sent, error) => {
  expect(wrongIn(value, meant(value, sent)).map((each) => named('it', each.error))).toEqual([
    error,
  ]);
});
