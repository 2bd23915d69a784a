import { expect, test } from 'vitest';
import {
  LONGEST_FILTER_NAME,
  MOST_FILTERS,
  savedFilterErrors,
  whyNotChangeFilter,
  whyNotSaveFilter,
} from './saved-filters.ts';

test('a saved filter has a name, and not too long a one', () => {
  expect(savedFilterErrors({ name: 'Pending from Pokhara' })).toEqual({});
  expect(savedFilterErrors({ name: ' ' })).toEqual({
    name: { code: 'required', field: 'filter_name' },
  });
  expect(savedFilterErrors({ name: 'x'.repeat(LONGEST_FILTER_NAME + 1) })).toEqual({
    name: { code: 'too-long', field: 'filter_name', limit: LONGEST_FILTER_NAME },
  });
});

test.each([
  ['its owner', 5, false, 'EVENT_ADMIN', 5, null],
  ['its owner', 5, true, 'EVENT_ADMIN', 5, null],
  ['another event admin', 5, true, 'EVENT_ADMIN', 6, 'not-your-filter'],
  ['an admin', 5, true, 'ADMIN', 6, null],
  ['a super admin', null, true, 'SUPER_ADMIN', 6, null],
  ['an event admin', null, true, 'EVENT_ADMIN', 6, 'not-your-filter'],
  ['an admin', 5, false, 'ADMIN', 6, 'not-your-filter'],
] as const)(
  'by %s (of %j, shared: %j) it is changed or not',
  (_, ownerId, isShared, role, id, why) => {
    expect(whyNotChangeFilter({ ownerId, isShared, actor: { id, role } })).toBe(why);
  },
);

test('there are so many at most', () => {
  expect(whyNotSaveFilter({ others: MOST_FILTERS - 1 })).toBeNull();
  expect(whyNotSaveFilter({ others: MOST_FILTERS })).toBe('too-many-filters');
});
