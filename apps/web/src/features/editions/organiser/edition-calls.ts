/** What a change of an edition shows anew. */
export const CHANGES = [
  'GET /admin/editions',
  'GET /admin/events/editions',
  'GET /admin/editions/{id}/versions',
  'GET /admin/editions/{id}/findings',
] as const;

/** What a publication shows anew besides: it makes events. */
export const PUBLICATION_CHANGES = [
  ...CHANGES,
  'GET /admin/missing-events',
  'GET /admin/events',
  'GET /admin/dashboard',
  'GET /public/events/available',
] as const;
