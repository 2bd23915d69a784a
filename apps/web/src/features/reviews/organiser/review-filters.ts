import type { ReviewFilter } from './ReviewToolbar.tsx';

type Filter = ReviewFilter<string>;

/** Names all that a review screen is filtered by. */
export function filtersNamed(search: Filter, ...more: readonly (string | undefined)[]): string {
  const { q, event, edition, status, tag, assigned, find, followUp, coming } = search;
  return JSON.stringify([
    ...[q, event, edition, status, tag, assigned, find, followUp, coming],
    ...more,
  ]);
}

/** An announcement is neither for those who have not answered or do not come, nor by tags. */
export function isForAnnouncements({ followUp, coming, tag, assigned, find }: Filter): boolean {
  return [followUp, coming, tag, assigned, find].every((each) => each === undefined);
}
