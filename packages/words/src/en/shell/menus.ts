/** The names of the pages in menus and footer (R2.7 to R2.9, R2.12). */
export const MENU_WORDS = {
  home: 'Home',
  guidelines: 'Guidelines',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  about: 'About',
  events: 'Events',
  workshops: 'Workshops',
  myRegistrations: 'My Registrations',
  mySubmissions: 'My Submissions',
  profile: 'My Profile',
  dashboard: 'Dashboard',
  users: 'Users',
  registrations: 'Registrations',
} as const;
