/** The pages of the console, apart from `paths.ts` because the public document need not carry them. */
export const ADMIN_PATHS = {
  /** Leads to the dashboard. */
  start: '/admin',
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  events: '/admin/events',
  registrations: '/admin/registrations',
  /** The top bar's reading of the registrations page; the side panel's is `registrations`. */
  eventRegistrations: '/admin/events-registrations',
  submissions: '/admin/submissions',
  /** What R2.1 adds. */
  audit: '/admin/audit',
  mails: '/admin/mails',
  tokens: '/admin/tokens',
  notifications: '/admin/notifications',
} as const;
