import type { Role } from '@pratibha/domain/people/roles';
import { MENU_WORDS } from '@pratibha/words/shell/menus';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { PATHS } from '../../data/address/paths.ts';
import * as USER_PATHS from '../../data/address/user-pages.gen.ts';
import type { MenuItem } from './menus.ts';

const USER_PAGES: readonly MenuItem[] = [
  { label: OWN_MENU_WORDS.events, href: USER_PATHS.events },
  { label: OWN_MENU_WORDS.workshops, href: USER_PATHS.workshops },
  { label: OWN_MENU_WORDS.myRegistrations, href: USER_PATHS.eventRegistrations },
  { label: OWN_MENU_WORDS.mySubmissions, href: USER_PATHS.workSubmissions },
];

const PROFILE_PAGE: MenuItem = { label: OWN_MENU_WORDS.profile, href: USER_PATHS.updateProfile };

/** A student's menu in the bar (R2.8). */
export const STUDENTS_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  ...USER_PAGES,
];

/** Items of the card behind the avatar (R2.10): through it organisers reach the user pages. */
export function cardMenu(role: Role): readonly MenuItem[] {
  return role === 'USER' ? [PROFILE_PAGE] : [...USER_PAGES, PROFILE_PAGE];
}
