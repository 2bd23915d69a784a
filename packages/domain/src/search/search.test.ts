import { describe, expect, it, test } from 'vitest';
import {
  type FoundThing,
  holdsWords,
  isSearched,
  nameOfThing,
  numberIn,
  SEARCH_LIMITS,
  thingNamed,
  withRecent,
  writtenWays,
} from './search.ts';

describe('a search', () => {
  it.each([
    ['', false],
    [' a ', false],
    ['7', true],
    ['#7', true],
    ['७', true],
    ['ab', true],
    ['रा', true],
    ['%', false],
    ['0', false],
  ])('for %j says enough: %s', (q, is) => {
    expect(isSearched(q)).toBe(is);
  });

  it.each([
    ['12', 12],
    [' #12 ', 12],
    ['१२', 12],
    ['#१२', 12],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['99999999999', null],
    ['0', null],
    ['12a', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
  ])('for %j means the number %s', (q, number) => {
    expect(numberIn(q)).toBe(number);
  });

  it.each([
    ['Sita Sharma sita@example.test', 'SHARMA si', true],
    ['Sita Sharma', 'sita gita', false],
    ['राम बहादुर', 'बहादुर', true],
    ['कार्यक्रम २०८२', '2082', true],
    ['Works of 2082', '२०८२ works', true],
    ['100%', '%', true],
    ['Sita', '%', false],
  ])('in %j for %j finds it: %s', (text, q, is) => {
    expect(holdsWords(text, q)).toBe(is);
  });

  it.each([
    ['Asha', ['Asha']],
    ['आशा', ['आशा']],
    ['12a', ['12a', '१२a']],
    ['१२', ['१२', '12']],
    ['१2', ['१2', '12', '१२']],
  ])('for %j looks for %j', (word, ways) => {
    expect(writtenWays(word)).toEqual(ways);
  });
});

describe('what was opened last', () => {
  const thing = (id: number): FoundThing => ({ kind: 'person', id });

  test('is named, and found by its name', () => {
    expect(thingNamed(nameOfThing({ kind: 'registration', id: 12 }))).toEqual({
      kind: 'registration',
      id: 12,
    });
  });

  test.each(['', 'person', 'person-', 'person-0', 'person-1x', 'judge-1', 'person-9999999999'])(
    'is nothing by the name %j',
    (name) => {
      expect(thingNamed(name)).toBeNull();
    },
  );

  test('stands first, once', () => {
    expect(withRecent([thing(1), thing(2)], thing(2))).toEqual([thing(2), thing(1)]);
    expect(withRecent([{ kind: 'event', id: 2 }], thing(2))).toHaveLength(2);
  });

  test('is so many at most', () => {
    const many = Array.from({ length: SEARCH_LIMITS.recent }, (_, at) => thing(at + 1));
    expect(withRecent(many, thing(99))).toEqual([thing(99), ...many.slice(0, -1)]);
  });
});
