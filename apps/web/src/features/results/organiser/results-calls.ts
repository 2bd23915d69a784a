/** What a change of results shows anew. */
export const RESULTS_CHANGES = [
  'GET /admin/rounds/{id}/results',
  'GET /admin/rounds/{id}',
] as const;

/** What a change of a show shows anew. */
export const SHOW_CHANGES = ['GET /admin/rounds/{id}/show', ...RESULTS_CHANGES] as const;
