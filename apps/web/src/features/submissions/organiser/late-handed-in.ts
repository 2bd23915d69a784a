import { lateComponent } from '../../session/session.tsx';

/** What was handed in as files: of works that have any, below what stands at once. */
export const LateHandedIn = lateComponent({
  load: async () => (await import('./HandedIn.tsx')).HandedIn,
  useIsAsked: () => false,
});

/** The picture of a work and what of it needs a look, in its row: of few. */
export const LateFound = lateComponent({
  load: async () => (await import('./FoundOfWork.tsx')).FoundOfWork,
  useIsAsked: () => false,
});

/** All files of the works that fit: asked for in the dialog of what is exported. */
export const LateDownloadFiles = lateComponent({
  load: async () => (await import('../../files-desk/files-desk.tsx')).DownloadFiles,
  useIsAsked: () => false,
});
