/* What organisers keep among themselves: the front door of this folder. */
import { lateComponent, lateDialog } from '../session/session.tsx';

export { TagFilter } from './organiser/TagFilter.tsx';
export { useDeskColumn } from './organiser/use-desk-column.tsx';

/** Notes and tags of a registration, a work or a person. */
export const DeskPanel = lateComponent({
  load: async () => (await import('./organiser/DeskPanel.tsx')).DeskPanel,
});
export const TagsDialog = lateDialog(
  async () => (await import('./organiser/TagsDialog.tsx')).TagsDialog,
);
