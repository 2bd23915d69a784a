/** Words of the filter by what is prepared. */
export const PREPARED_FILTER_WORDS = {
  filter: 'Filter by Prepared Decision',
  all: 'Prepared or Not',
  choices: { yes: 'Prepared', no: 'Not Prepared', changed: 'Changed Since' },
} as const;
