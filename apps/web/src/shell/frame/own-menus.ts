import { MENU_WORDS } from '@pratibha/words/shell/menus';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { PATHS } from '../../data/address/paths.ts';
import * as USER_PATHS from '../../data/address/user-pages.gen.ts';
import type { MenuItem } from './menus.ts';

/** A student's menu in the bar (R2.8). */
export const STUDENTS_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  { label: OWN_MENU_WORDS.events, href: USER_PATHS.events },
  { label: OWN_MENU_WORDS.workshops, href: USER_PATHS.workshops },
  { label: OWN_MENU_WORDS.myRegistrations, href: USER_PATHS.eventRegistrations },
  { label: OWN_MENU_WORDS.mySubmissions, href: USER_PATHS.workSubmissions },
];
