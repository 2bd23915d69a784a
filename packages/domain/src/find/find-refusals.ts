/** Reasons for which a saved filter is not kept, changed or removed. */
export const FIND_REFUSALS = ['not-your-filter', 'too-many-filters'] as const;
export type FindRefusal = (typeof FIND_REFUSALS)[number];
