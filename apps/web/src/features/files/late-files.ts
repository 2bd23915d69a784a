import { lateDialog } from '../session/session.tsx';

/* What is looked at by a press comes after the page. */

export const LateFileViewer = lateDialog(async () => (await import('./FileViewer.tsx')).FileViewer);

export const LateCompareDialog = lateDialog(
  async () => (await import('./CompareDialog.tsx')).CompareDialog,
);
