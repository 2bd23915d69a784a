/** What a change of a round shows anew. */
export const ROUND_CHANGES = [
  'GET /admin/rounds/{id}',
  'GET /admin/events/{id}/rounds',
  'GET /admin/sheets/{id}',
  'GET /admin/rounds/{id}/best',
  'GET /admin/rounds/{id}/earlier-sheets',
  'GET /admin/rounds/{id}/nominations',
  'GET /admin/rounds/{id}/ranking',
  'GET /admin/rounds/{id}/final',
  'GET /admin/rounds/{id}/hints',
] as const;

/** What a final shows anew. */
export const FINAL_CHANGES = [
  'GET /admin/rounds/{id}/final',
  'GET /admin/rounds/{id}/results',
] as const;

/** What a change of stands shows anew. */
export const STANDS_CHANGES = ['GET /admin/rounds/{id}/stands', 'GET /admin/rounds/{id}'] as const;

/** What a change of the order of presentations shows anew. */
export const ORDER_CHANGES = [
  'GET /admin/rounds/{id}/presentations',
  'GET /admin/rounds/{id}',
] as const;
