export const PREPARED_LIST = 'GET /admin/events/{id}/prepared-decisions';

/** What is read again once decisions are released, or not after all. */
export const RELEASE_CHANGES = [
  PREPARED_LIST,
  'GET /admin/decision-releases/{id}',
  'GET /admin/prepared-decisions',
  'GET /admin/registrations',
  'GET /admin/registrations/{id}',
  'GET /admin/events/submissions',
  'GET /admin/events/submissions/{id}',
  'GET /admin/desk/rows',
  'GET /admin/events',
  'GET /admin/events/seats',
  'GET /admin/events/{id}',
  'GET /admin/events/{id}/history',
  'GET /admin/dashboard',
] as const;
