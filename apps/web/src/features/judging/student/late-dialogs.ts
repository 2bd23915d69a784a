import { lateComponent, lateDialog } from '../../session/session.tsx';

/*
 * What a judge opens by a press, and none of it without a network: it comes after the works and
 * their sheets, in one file.
 */

export const AcceptDialog = lateDialog(
  async () => (await import('./judge-dialogs.ts')).AcceptDialog,
);

export const DeclineDialog = lateDialog(
  async () => (await import('./judge-dialogs.ts')).DeclineDialog,
);

export const CallDialog = lateDialog(async () => (await import('./judge-dialogs.ts')).CallDialog);

export const CannotDialog = lateDialog(
  async () => (await import('./judge-dialogs.ts')).CannotDialog,
);

export const OwnFinal = lateComponent({
  load: async () => (await import('./judge-dialogs.ts')).OwnFinal,
});

export const OwnNominations = lateComponent({
  load: async () => (await import('./judge-dialogs.ts')).OwnNominations,
});

/** By which works with files are known in the list. */
export const LateJudgedPicture = lateComponent({
  load: async () => (await import('./JudgedPicture.tsx')).JudgedPicture,
  useIsAsked: () => false,
});

/** What works were handed in by: few have parts. */
export const LateJudgedParts = lateComponent({
  load: async () => (await import('./JudgedParts.tsx')).JudgedParts,
});
