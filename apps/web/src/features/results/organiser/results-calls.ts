/** What a change of results shows anew. */
export const RESULTS_CHANGES = [
  'GET /admin/rounds/{id}/results',
  'GET /admin/rounds/{id}',
] as const;
