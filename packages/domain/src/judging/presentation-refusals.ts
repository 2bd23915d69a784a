/** Reasons for which nothing is done with an order of presentations. */
export const PRESENTATION_REFUSALS = [
  'not-presented',
  'assigned-by-order',
  'plan-missing',
  'order-missing',
  'order-published',
  'order-changed',
  'room-unknown',
] as const;
