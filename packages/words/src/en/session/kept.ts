/** Above a page that the network did not bring. */
export const KEPT_WORDS = {
  since: (time: string) => `This page was kept on this device on ${time}, and is as it was then.`,
  not: 'This page is not kept on this device. It comes as soon as there is a connection.',
} as const;
