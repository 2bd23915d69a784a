import type { OWN_MENU_WORDS as ENGLISH } from '../../en/shell/own-menus.ts';
import type { Said } from '../../said.ts';

/**
 * The names of the pages in the menus of whoever is signed in (R2.8 to R2.10), and of their
 * account.
 */
export const OWN_MENU_WORDS: Said<typeof ENGLISH> = {
  events: 'कार्यक्रम',
  workshops: 'कार्यशाला',
  myRegistrations: 'मेरा दर्ता',
  mySubmissions: 'मेरा कृति',
  dashboard: 'ड्यासबोर्ड',
  users: 'प्रयोगकर्ता',
  registrations: 'दर्ता',
  accountOf: (name) => `खाता: ${name}`,
};
