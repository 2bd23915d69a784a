// Made of the routes of entry by `npm run generate`.

export const ADMIN_PATHS = {
  start: '/admin',
  announcements: '/admin/announcements',
  audit: '/admin/audit',
  dashboard: '/admin/dashboard',
  editions: '/admin/editions',
  events: '/admin/events',
  eventsRegistrations: '/admin/events-registrations',
  mails: '/admin/mails',
  notifications: '/admin/notifications',
  registrations: '/admin/registrations',
  setUp: '/admin/set-up',
  submissions: '/admin/submissions',
  tokens: '/admin/tokens',
  users: '/admin/users',
} as const;

/** Pages of one thing, by its id. */
export const PATH_OF_ONE =
  /^\/(user\/announcements|user\/events|admin\/announcements|admin\/editions|admin\/users)\/[1-9]\d{0,9}$/;
