/** What of prepared decisions is to do, by event. */
export const PREPARED_TO_DO_WORDS = {
  release: (count: number, event: string) => `Release ${count} prepared of ${event}`,
  changed: (count: number, event: string) => `Look again at ${count} changed of ${event}`,
  waits: (count: number, event: string, at: string) =>
    `${count} prepared of ${event}, released ${at}`,
} as const;
