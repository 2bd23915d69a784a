/** The reads that are other ones once an event is deleted or restored. */
export const DELETION_CHANGES = [
  'GET /admin/events',
  'GET /admin/events/seats',
  'GET /admin/events/{id}',
  'GET /admin/events/{id}/history',
  'GET /admin/registrations',
  'GET /admin/events/submissions',
  'GET /public/events/available',
  'GET /user/available/events',
  'GET /admin/dashboard',
] as const;
