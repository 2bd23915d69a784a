/** What a change of a round shows anew. */
export const ROUND_CHANGES = [
  'GET /admin/rounds/{id}',
  'GET /admin/events/{id}/rounds',
  'GET /admin/sheets/{id}',
  'GET /admin/rounds/{id}/best',
  'GET /admin/rounds/{id}/earlier-sheets',
  'GET /admin/rounds/{id}/nominations',
  'GET /admin/rounds/{id}/hints',
] as const;
