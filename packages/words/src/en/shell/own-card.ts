/** What the card behind the avatar leads to (R2.10), beside the pages in the menus. */
export const OWN_CARD_WORDS = {
  judging: 'Judging',
  certificates: 'My Certificates',
  profile: 'My Profile',
  logout: 'Logout',
} as const;
