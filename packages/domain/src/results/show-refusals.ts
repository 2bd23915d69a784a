/** Reasons for which results are not told by a show, or a show does not move. */
export const SHOW_REFUSALS = [
  'show-not-running',
  'show-goes-on',
  'show-at-end',
  'show-without-awards',
  'show-of-correction',
  'show-release-waits',
] as const;
export type ShowRefusal = (typeof SHOW_REFUSALS)[number];
