import { MENU_WORDS } from '@pratibha/words/shell/menus';
import { PATHS } from '../../data/address/paths.ts';

export type MenuItem = { readonly label: string; readonly href: string };

/** What the bar shows to visitors (R2.7), and the footer to everybody (R2.12). */
export const PUBLIC_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  { label: MENU_WORDS.guidelines, href: PATHS.guidelines },
  { label: MENU_WORDS.gallery, href: PATHS.gallery },
  { label: MENU_WORDS.testimonials, href: PATHS.testimonials },
  { label: MENU_WORDS.about, href: PATHS.about },
];
