import { describe, expect, it } from 'vitest';
import { searchTerms } from './search.ts';

describe('the words of a search', () => {
  it.each([
    [undefined, []],
    ['  ', []],
    ['Asha  Rai', ['Asha', 'Rai']],
    ['asha\u3000rai', ['asha', 'rai']],
    // The same word twice, in any case.
    ['e e E e', ['e']],
    ['Rai asha rai', ['Rai', 'asha']],
    // A word within another, before or after it.
    ['rai raila', ['raila']],
    ['RAILA rai', ['RAILA']],
    ['a ab abc b bc c', ['abc']],
    ['ab ba', ['ab', 'ba']],
    ['क कविता', ['कविता']],
    // At most eight.
    ['1 2 3 4 5 6 7 8 9 0', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['1 11 2 22 3 33 4 5 6 7 8 9', ['11', '22', '33', '4', '5', '6', '7', '8']],
  ])('%j → %j', (q, terms) => {
    expect(searchTerms(q)).toEqual(terms);
  });
});
