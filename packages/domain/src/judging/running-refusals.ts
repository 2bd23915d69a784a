/** Reasons for which something may not be done with a round while it is judged. */
export const RUNNING_REFUSALS = [
  'round-not-running',
  'round-is-paused',
  'round-not-paused',
  'judging-paused',
  'judge-end-too-early',
  'call-is-open',
  'conflict-hinted',
] as const;
