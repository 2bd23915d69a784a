/** What a change of a round shows anew. */
export const ROUND_CHANGES = [
  'GET /admin/rounds/{id}',
  'GET /admin/events/{id}/rounds',
  'GET /admin/sheets/{id}',
] as const;

/** What a change of stands shows anew. */
export const STANDS_CHANGES = ['GET /admin/rounds/{id}/stands', 'GET /admin/rounds/{id}'] as const;

/** What a change of the order of presentations shows anew. */
export const ORDER_CHANGES = [
  'GET /admin/rounds/{id}/presentations',
  'GET /admin/rounds/{id}',
] as const;
