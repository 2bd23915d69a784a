import { describe, expect, test } from 'vitest';
import { afterSaying, changesBySaying, mayBeShown, NO_CONSENT, shownName } from './consents.ts';

const MAKER = { name: 'Asha Rai', college: 'Hill College', isErased: false };
const BOTH = { show_work: true, name_with_work: true };
const NAMED = { show_work: false, name_with_work: true };
const SHOWN = { show_work: true, name_with_work: false };

describe('the maker of a work', () => {
  test.each([
    ['who said nothing', MAKER, NO_CONSENT, { as: 'student', college: 'Hill College' }],
    ['whose work may be shown', MAKER, SHOWN, { as: 'student', college: 'Hill College' }],
    ['who may be named', MAKER, NAMED, { as: 'named', name: 'Asha Rai' }],
    ['who said yes to both', MAKER, BOTH, { as: 'named', name: 'Asha Rai' }],
    ['of no college', { ...MAKER, college: null }, NO_CONSENT, { as: 'student', college: null }],
    ['of an empty one', { ...MAKER, college: '' }, NO_CONSENT, { as: 'student', college: null }],
    ['who was erased', { ...MAKER, isErased: true }, BOTH, { as: 'participant' }],
  ] as const)('%s', (_, maker, consent, shown) => {
    expect(shownName(maker, consent)).toEqual(shown);
  });
});

test.each([
  [false, NO_CONSENT, false],
  [false, NAMED, false],
  [false, SHOWN, true],
  [true, BOTH, false],
])('a work is shown with the word of who made it (erased %s, %o): %s', (isErased, consent, may) => {
  expect(mayBeShown({ isErased }, consent)).toBe(may);
});

test('what is not said stays as it was', () => {
  expect(afterSaying(BOTH, {})).toEqual(BOTH);
  expect(afterSaying(BOTH, { name_with_work: false })).toEqual(SHOWN);
  expect(afterSaying(NO_CONSENT, { name_with_work: true })).toEqual(NAMED);
  expect(changesBySaying(BOTH, { show_work: true })).toEqual({});
  expect(changesBySaying(SHOWN, { show_work: false, name_with_work: true })).toEqual({
    show_work: [true, false],
    name_with_work: [false, true],
  });
});
