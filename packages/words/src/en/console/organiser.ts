/** Words of the frame around the admin screens (R2.43). */
export const CONSOLE_WORDS = {
  menu: 'Admin menu',
  signOut: 'Sign Out',
  /** R2.43: the name in the header where there is none. */
  defaultName: 'Admin',
  console: 'Admin console',
  /** Leads from a list to an announcement to whoever is in it. */
  announceTo: 'Announce to these',
  search: 'Search over everything',
  help: 'Help',
  helpInNewTab: 'Help (in a new tab)',
  close: 'Close',
  unreachable: 'The server cannot be reached. Nothing was lost; try again.',
} as const;
