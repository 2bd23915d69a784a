/** Reasons for which nothing is done at a stand, or with an order of presentations. */
export const STAND_REFUSALS = [
  'not-at-the-stand',
  'assigned-at-the-stand',
  'stand-taken',
  'stand-unknown',
  'stand-in-conflict',
  'stand-has-enough',
  'stands-missing',
  'as-many-as-wanted',
  'not-presented',
  'assigned-by-order',
  'plan-missing',
  'order-missing',
  'order-published',
] as const;
