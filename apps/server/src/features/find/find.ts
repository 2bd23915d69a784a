/** The front door of filters: how lists are found by conditions. */

export { type Found, fits } from './conditions.queries.ts';
export { filtersAsked, foundOn } from './filters-asked.ts';
