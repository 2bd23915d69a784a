/* What of the desk stands beside lists, whose pages alone carry it: the front door. */
import { lateComponent } from '../session/session.tsx';

export { AssignedFilter } from './organiser/AssignedFilter.tsx';
export { DeskColumnOf, type DeskColumns } from './organiser/DeskColumnOf.tsx';
export { TagFilter } from './organiser/TagFilter.tsx';
export { useDeskColumn, useDeskRows } from './organiser/use-desk-column.tsx';

/** By what is prepared; few events prepare anything. */
export const PreparedFilter = lateComponent({
  load: async () => (await import('./organiser/PreparedFilter.tsx')).PreparedFilter,
  useIsAsked: () => false,
});
