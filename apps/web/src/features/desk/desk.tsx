/* What organisers keep beside lists: the front door of this folder. */
import { lateDialog } from '../session/session.tsx';

export { TagFilter } from './organiser/TagFilter.tsx';
export { useDeskColumn } from './organiser/use-desk-column.tsx';

export const TagsDialog = lateDialog(
  async () => (await import('./organiser/TagsDialog.tsx')).TagsDialog,
);
