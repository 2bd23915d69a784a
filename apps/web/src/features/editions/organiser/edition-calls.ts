/** What a change of an edition shows anew. */
export const CHANGES = [
  'GET /admin/editions',
  'GET /admin/editions/{id}/versions',
  'GET /admin/editions/{id}/findings',
] as const;
