import type { RecipientSearch } from '../../../data/address/admin-paths.ts';
import type { Exporting } from '../../console/console.tsx';
import type { ReviewFilter } from './ReviewToolbar.tsx';

type Filter = ReviewFilter<string>;

/** Names all that a review screen is filtered by. */
export function filtersNamed(search: Filter, ...more: readonly (string | undefined)[]): string {
  const { q, event, edition, status, tag, assigned, prepared } = search;
  const { find, followUp, coming } = search;
  return JSON.stringify([
    ...[q, event, edition, status, tag, assigned, prepared, find, followUp, coming],
    ...more,
  ]);
}

/** The list that a review screen shows, and recipients are found in. */
export function listOf({ of: { kind } }: Exporting): 'registrations' | 'submissions' {
  return kind === 'submissions' ? kind : 'registrations';
}

/** What one row of it is. */
export function kindOf(exporting: Exporting): 'registration' | 'submission' {
  return listOf(exporting) === 'submissions' ? 'submission' : 'registration';
}

/**
 * Whom an announcement to these is for; null where there is none, as it is neither for those who
 * have not answered or do not come, nor by the filter of tags: that of conditions has them, too.
 */
export function recipientsOf(
  source: 'registrations' | 'submissions',
  { q, event, edition, status, find, ...others }: Filter,
): RecipientSearch | null {
  const { followUp, coming, tag, assigned, prepared } = others;
  const isForAll = [followUp, coming, tag, assigned, prepared].every((each) => each === undefined);
  return isForAll ? { source, q, event, edition, status, find } : null;
}
