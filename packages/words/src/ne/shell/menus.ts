import type { MENU_WORDS as ENGLISH } from '../../en/shell/menus.ts';
import type { Said } from '../../said.ts';

/** The names of the public pages in menus and footer (R2.7, R2.12). */
export const MENU_WORDS: Said<typeof ENGLISH> = {
  home: 'गृहपृष्ठ',
  guidelines: 'निर्देशिका',
  gallery: 'ग्यालरी',
  testimonials: 'अनुभव',
  about: 'हाम्रो बारेमा',
};
