/** The texts of the shell that both documents share. Wording in quotes in the spec is kept. */
export const SHELL = {
  productName: 'Pratibha',
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  close: 'Close',
  messages: 'Messages',

  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  signIn: 'Sign In',
  logout: 'Logout',
  accountOf: (name: string) => `Account of ${name}`,
  updateProfile: 'My Profile',

  loginRequired: 'Login Required!',
  signInToRegister: 'Please Sign In to register for the event',
  signInToContinue: 'Please Sign In to continue',

  logoutDone: 'Successfully logged out',
  logoutFailed: 'Logout failed',
  logoutOffline: 'Network error during logout',
  keepDraft: 'Keep your draft?',
  keepDraftText:
    'This browser keeps work of yours that you have not submitted. Keep it on a device of your own; remove it where others sit down after you.',
  keepAndLogout: 'Keep and Logout',
  removeAndLogout: 'Remove and Logout',

  quickLinks: 'Quick links',
  contact: 'Contact',
  phone: 'Phone',
  website: 'Website',
  email: 'Email',
  place: 'Place',
  showMap: 'Show the map',
  mapTitle: (place: string) => `Map of ${place}`,
  openMap: 'Open in OpenStreetMap',
  mapNote: 'The map loads from openstreetmap.org when you ask for it.',
  opensElsewhere: '(opens another site)',

  demoClock: 'Demo clock',
  demoMode: 'Demo mode',
  demoJump: 'Jump to',
  demoMoments: 'a moment …',
  demoFailed: 'The demo clock could not be moved.',
} as const;
