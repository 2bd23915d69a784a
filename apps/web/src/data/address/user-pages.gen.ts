// Made of the routes of entry by `npm run generate`.

export const USER_PATHS = {
  start: '/user',
  eventRegistrations: '/user/event-registrations',
  events: '/user/events',
  notifications: '/user/notifications',
  updateProfile: '/user/update-profile',
  workSubmissions: '/user/work-submissions',
  workshops: '/user/workshops',
} as const;
