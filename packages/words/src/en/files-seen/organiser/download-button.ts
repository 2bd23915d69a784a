/** What opens the downloading of files. */
export const DOWNLOAD_BUTTON_WORDS = { downloadAll: 'Download All Files' } as const;
