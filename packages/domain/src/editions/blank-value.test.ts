import { expect, test } from 'vitest';
import { fields, instant, list, number, oneOf, orNull, text } from '../value.ts';
import { blankValue } from './blank-value.ts';
import { EDITION } from './content.ts';
import { draftErrors } from './draft-errors.ts';

test('every field is there, and every list as long as it has to be', () => {
  const described = fields({
    name: text(),
    at: instant(),
    rank: number(1, 3),
    kind: oneOf('first', 'second'),
    note: orNull(text()),
    all: list(fields({ title: text() }), { least: 1 }),
    more: list(text()),
  });
  expect(blankValue(described)).toEqual({
    name: '',
    at: '',
    rank: 0,
    kind: 'first',
    note: null,
    all: [{ title: '' }],
    more: [],
  });
});

test('a blank edition can be kept as a draft', () => {
  expect(draftErrors(blankValue(EDITION))).toEqual([]);
});
