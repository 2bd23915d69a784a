import { describe, expect, it } from 'vitest';
import { listIn, type RawSearch, understood } from './list-search.ts';

/** As the router does it: what the address says, over what was typed. */
function searchOf(raw: RawSearch): RawSearch {
  return { ...raw, ...understood(listIn(raw, ['id', 'name'])) };
}

describe('the address of a list', () => {
  it.each([
    ['an object', { q: { a: 1 } }, undefined],
    ['null', { q: null }, undefined],
    ['a list', { q: ['x'] }, undefined],
    ['blanks', { q: '  ' }, undefined],
    ['a number, which is a word too', { q: 5 }, '5'],
    ['words', { q: 'asha rai' }, 'asha rai'],
  ])('searches for text only: %s', (_, raw, q) => {
    expect(searchOf(raw).q).toBe(q);
  });

  it('knows its own columns, pages and rows only', () => {
    expect(searchOf({ sort: 'password', page: -1, open: '7x', cursor: {} })).toEqual({});
    expect(searchOf({ sort: '-name', page: 2, open: 7, cursor: 'abc' })).toEqual({
      sort: '-name',
      page: 2,
      open: 7,
      cursor: 'abc',
    });
  });
});
