/** Above a page that the network did not bring. */
export const KEPT_WORDS = {
  since: (time: string) => `This page was kept on this device on ${time}, and is as it was then.`,
} as const;
