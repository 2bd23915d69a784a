/** The front door of the desk: how lists are filtered by it, and which tags there are. */

export { hasTag, isAssigned, isPrepared } from './desk-filters.queries.ts';
export { findChosen, findWhose } from './desk-notices.queries.ts';
export { leaveLostDesks } from './leave-desk.ts';
export { findTags } from './tags.queries.ts';
