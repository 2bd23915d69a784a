import type { AssignedFilter } from '@pratibha/domain/desk/assigned';

/** Words of the filter of lists. */
export const ASSIGNED_FILTER_WORDS = {
  filter: 'Filter by Assigned',
  all: 'Everybody’s',
  choices: { mine: 'Mine', nobody: 'Nobody’s' } satisfies Record<AssignedFilter, string>,
} as const;
