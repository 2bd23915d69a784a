/** The names of the public pages in menus and footer (R2.7, R2.12). */
export const MENU_WORDS = {
  home: 'Home',
  guidelines: 'Guidelines',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  about: 'About',
} as const;
