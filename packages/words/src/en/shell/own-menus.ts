/**
 * The names of the pages in the menus of whoever is signed in (R2.8 to R2.10), and of their
 * account.
 */
export const OWN_MENU_WORDS = {
  events: 'Events',
  workshops: 'Workshops',
  myRegistrations: 'My Registrations',
  mySubmissions: 'My Submissions',
  dashboard: 'Dashboard',
  users: 'Users',
  registrations: 'Registrations',
  accountOf: (name: string) => `Account of ${name}`,
} as const;
