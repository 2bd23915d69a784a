/* What organisers keep among themselves: the front door of this folder. */
import { lateComponent, lateDialog } from '../session/session.tsx';

export { type DeskKind, useOwnDesk, useTags } from './organiser/use-desk.ts';

/** Notes and tags of a registration, a work or a person. */
export const DeskPanel = lateComponent({
  load: async () => (await import('./organiser/DeskPanel.tsx')).DeskPanel,
});
/** What is one's own, on the dashboard. */
export const OwnDesk = lateComponent({
  load: async () => (await import('./organiser/OwnDesk.tsx')).OwnDesk,
  useIsAsked: () => false,
});
/** What is prepared and not released, on the dashboard. */
export const PreparedToDo = lateComponent({
  load: async () => (await import('./organiser/PreparedToDo.tsx')).PreparedToDo,
  useIsAsked: () => false,
});
export const DeskNotices = lateComponent({
  load: async () => (await import('./organiser/OwnDesk.tsx')).DeskNotices,
  useIsAsked: () => false,
});
export const AssignDialog = lateDialog(
  async () => (await import('./organiser/AssignDialog.tsx')).AssignDialog,
);
export const TagsDialog = lateDialog(
  async () => (await import('./organiser/TagsDialog.tsx')).TagsDialog,
);
