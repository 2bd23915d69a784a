import { MENU_WORDS } from '@pratibha/words/shell/menus';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { PATHS } from '../../data/address/paths.ts';
import * as USER_PATHS from '../../data/address/user-pages.gen.ts';
import type { SessionUser } from '../session/session.ts';
import type { MenuItem } from './menus.ts';

const USER_PAGES: readonly MenuItem[] = [
  { label: OWN_MENU_WORDS.events, href: USER_PATHS.events },
  { label: OWN_MENU_WORDS.workshops, href: USER_PATHS.workshops },
  { label: OWN_MENU_WORDS.myRegistrations, href: USER_PATHS.eventRegistrations },
  { label: OWN_MENU_WORDS.mySubmissions, href: USER_PATHS.workSubmissions },
];

const JUDGING_PAGE: MenuItem = { label: OWN_MENU_WORDS.judging, href: USER_PATHS.judging };
const CERTIFICATES_PAGE: MenuItem = {
  label: OWN_MENU_WORDS.certificates,
  href: USER_PATHS.certificates,
};
const PROFILE_PAGE: MenuItem = { label: OWN_MENU_WORDS.profile, href: USER_PATHS.updateProfile };

/** A student's menu in the bar (R2.8). */
export const STUDENTS_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  ...USER_PAGES,
];

/**
 * Items of the card behind the avatar (R2.10): through it organisers reach the user pages, and
 * whoever is asked to judge their works; everybody their certificates.
 */
export function cardMenu({ role, event_grants }: SessionUser): readonly MenuItem[] {
  const isJudge = event_grants?.some(({ kind }) => kind === 'judge');
  return [
    ...(role === 'USER' ? [] : USER_PAGES),
    ...(isJudge ? [JUDGING_PAGE] : []),
    CERTIFICATES_PAGE,
    PROFILE_PAGE,
  ];
}
