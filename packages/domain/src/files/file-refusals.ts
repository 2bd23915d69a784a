/** Reasons of their own for which a file is not taken in. */
export const FILE_REFUSALS = [
  'part-not-asked',
  'file-empty',
  'file-too-large',
  'files-of-event-full',
  'uploaded-too-often',
  'no-room-for-files',
  'files-away',
  'file-handed-in',
  'upload-offset',
  'upload-held',
  'upload-unreadable',
  'upload-other-version',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
