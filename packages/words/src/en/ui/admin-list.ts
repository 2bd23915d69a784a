/** Words of a list with pages and filters. */
export const ADMIN_LIST_WORDS = {
  pages: 'Pages',
  firstPage: 'First',
  previousPage: 'Previous',
  nextPage: 'Next',
  range: (first: number, last: number, total: string) => `${first}–${last} of ${total}`,
  clearFilters: 'Clear filters',
  filters: 'Filters',
  columns: 'Columns',
  savedFilters: 'Saved filters',
  everything: 'All',
  /** After the name of a filter that others see, too. */
  shared: 'shared',
  comfortable: 'More room between rows',
  compact: 'Less room between rows',
  print: 'Print the whole list',
  loadingToPrint: (loaded: string, total: string) => `Loading ${loaded} of ${total} to print…`,
  printFailed: 'The list could not be loaded to print it. Try again.',
  /** On paper: a filter, and what it leaves. */
  inForce: (label: string, value: string) => `${label}: ${value}`,
  /** On paper, where not every row is. */
  notWhole: (most: string) =>
    `Not the whole list: “Print the whole list” prints up to ${most} rows.`,
} as const;
