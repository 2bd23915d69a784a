/** By what is prepared a list is filtered; `changed`: the row is another than was looked at. */
export const PREPARED_FILTERS = ['yes', 'no', 'changed'] as const;
export type PreparedFilter = (typeof PREPARED_FILTERS)[number];
