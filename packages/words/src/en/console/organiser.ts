/** Words of the frame around the admin screens (spec section 2, Admin layout). */
export const CONSOLE_WORDS = {
  menu: 'Admin menu',
  openMenu: 'Open admin menu',
  signOut: 'Sign Out',
  /** Spec section 2: the name in the header where there is none. */
  defaultName: 'Admin',
  console: 'Admin console',
  dashboard: 'Dashboard',
  events: 'Events',
  registrations: 'Registrations',
  submissions: 'Submissions',
  users: 'Users',
  audit: 'Audit',
  close: 'Close',
  unreachable: 'The server cannot be reached. Nothing was lost; try again.',
} as const;
