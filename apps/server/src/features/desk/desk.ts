/** The front door of the desk: how lists are filtered by it, and what files of them tell. */

export { deskColumns, type KeptBeside, notesReader } from './desk-export.queries.ts';
export { hasTag, isAssigned, isPrepared } from './desk-filters.queries.ts';
export { findChosen, findWhose } from './desk-notices.queries.ts';
export { leaveLostDesks } from './leave-desk.ts';
