/** The front door of the desk: how lists are filtered by it. */
export { hasTag } from './has-tag.queries.ts';
