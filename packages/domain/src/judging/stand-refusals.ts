/** Reasons for which nothing is done at a stand. */
export const STAND_REFUSALS = [
  'not-at-the-stand',
  'assigned-at-the-stand',
  'stand-taken',
  'stand-unknown',
  'stand-changed',
  'stand-in-conflict',
  'stand-has-enough',
  'stands-missing',
  'as-many-as-wanted',
] as const;
