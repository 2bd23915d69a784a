import { OWN_CARD_WORDS } from '@pratibha/words/shell/own-card';
import * as USER_PATHS from '../../data/address/user-pages.gen.ts';
import type { SessionUser } from '../session/session.ts';
import type { MenuItem } from './menus.ts';
import { STUDENTS_MENU } from './own-menus.ts';

/** The home page is in every menu. */
const USER_PAGES = STUDENTS_MENU.slice(1);
const JUDGING_PAGE: MenuItem = { label: OWN_CARD_WORDS.judging, href: USER_PATHS.judging };
const OWN_PAGES: readonly MenuItem[] = [
  { label: OWN_CARD_WORDS.certificates, href: USER_PATHS.certificates },
  { label: OWN_CARD_WORDS.profile, href: USER_PATHS.updateProfile },
];

/**
 * Items of the card behind the avatar (R2.10): through it organisers reach the user pages, whoever
 * is asked to judge their works, and everybody their certificates.
 */
export function cardMenu({ role, event_grants }: SessionUser): readonly MenuItem[] {
  const isJudge = event_grants?.some(({ kind }) => kind === 'judge');
  return [...(role === 'USER' ? [] : USER_PAGES), ...(isJudge ? [JUDGING_PAGE] : []), ...OWN_PAGES];
}
