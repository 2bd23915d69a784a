/* What organisers keep beside lists: the front door of this folder. */
import { lateDialog } from '../session/session.tsx';

export { AssignedFilter } from './organiser/AssignedFilter.tsx';
export { TagFilter } from './organiser/TagFilter.tsx';
export { useDeskColumn } from './organiser/use-desk-column.tsx';

export const AssignDialog = lateDialog(
  async () => (await import('./organiser/AssignDialog.tsx')).AssignDialog,
);
export const TagsDialog = lateDialog(
  async () => (await import('./organiser/TagsDialog.tsx')).TagsDialog,
);
