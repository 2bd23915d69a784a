/**
 * The front door of the desk: how lists are filtered by it, what files of them tell, and which tags
 * there are.
 */

export { deskColumns, type KeptBeside, notesReader } from './desk-export.queries.ts';
export { hasTag, isAssigned, isPrepared } from './desk-filters.queries.ts';
export { findChosen, findWhose } from './desk-notices.queries.ts';
export { leaveLostDesks } from './leave-desk.ts';
export { findTags } from './tags.queries.ts';
