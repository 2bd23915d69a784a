/** Reasons for which results are not frozen, approved, released or changed. */
export const RESULT_REFUSALS = [
  'results-frozen',
  'results-not-frozen',
  'results-released',
  'round-not-over',
  'nothing-counts',
  'final-goes-on',
  'approval-needed',
  'approval-by-another',
  'results-approved',
  'release-not-ahead',
  'release-not-waiting',
  'sheet-not-counted',
] as const;
export type ResultRefusal = (typeof RESULT_REFUSALS)[number];
