/** Words of a list with pages and filters. */
export const ADMIN_LIST_WORDS = {
  pages: 'Pages',
  firstPage: 'First',
  previousPage: 'Previous',
  nextPage: 'Next',
  range: (first: number, last: number, total: string) => `${first}–${last} of ${total}`,
  clearFilters: 'Clear filters',
  comfortable: 'More room between rows',
  compact: 'Less room between rows',
} as const;
