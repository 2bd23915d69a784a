/** Words of the bar with the demo's clock; fetched with it. */
export const DEMO_WORDS = {
  clock: 'Demo clock',
  mode: 'Demo mode',
  jump: 'Jump to',
  moments: 'a moment …',
  /** What the server calls a moment. */
  moment: (label: string) => label,
  failed: 'The demo clock could not be moved.',
} as const;
