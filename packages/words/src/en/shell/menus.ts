/** The names of the pages in menus and footer (spec section 2). */
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
