/** Words of the bar that tells of messages about decisions that are held back. */
export const HELD_BAR_WORDS = {
  label: 'Messages that are held back',
  held: (count: number) =>
    count === 1
      ? 'The message about 1 decision is held back.'
      : `The messages about ${count} decisions are held back.`,
  send: (count: number) => (count === 1 ? 'Send 1 decision' : `Send ${count} decisions`),
} as const;
