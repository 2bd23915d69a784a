/* What of the desk stands beside lists, whose pages alone carry it: the front door. */
export { AssignedFilter } from './organiser/AssignedFilter.tsx';
export { DeskColumnOf, type DeskColumns } from './organiser/DeskColumnOf.tsx';
export { PreparedFilter } from './organiser/PreparedFilter.tsx';
export { TagFilter } from './organiser/TagFilter.tsx';
export { useDeskColumn, useDeskRows } from './organiser/use-desk-column.tsx';
