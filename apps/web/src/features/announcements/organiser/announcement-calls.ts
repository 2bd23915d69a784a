/** What a change of an announcement shows anew. */
export const CHANGES = [
  'GET /admin/announcements',
  'GET /admin/announcements/{id}',
  'GET /admin/announcements/{id}/recipients',
  'GET /admin/announcements/{id}/preview',
] as const;
