import { type Action, mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import type { Role } from '@pratibha/domain/people/roles';
import { MENU_WORDS } from '@pratibha/words/shell/menus';
import { PATHS } from '../../data/address/paths.ts';

export type MenuItem = {
  readonly label: string;
  readonly href: string;
  /** What the page asks for, where not everybody who has this menu may do it. */
  readonly action?: Action;
};

const PUBLIC_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  { label: MENU_WORDS.guidelines, href: PATHS.guidelines },
  { label: MENU_WORDS.gallery, href: PATHS.gallery },
  { label: MENU_WORDS.testimonials, href: PATHS.testimonials },
  { label: MENU_WORDS.about, href: PATHS.about },
];

const USER_PAGES: readonly MenuItem[] = [
  { label: MENU_WORDS.events, href: PATHS.events },
  { label: MENU_WORDS.workshops, href: PATHS.workshops },
  { label: MENU_WORDS.myRegistrations, href: PATHS.myRegistrations },
  { label: MENU_WORDS.mySubmissions, href: PATHS.mySubmissions },
];

const PROFILE_PAGE: MenuItem = { label: MENU_WORDS.profile, href: PATHS.updateProfile };

const ADMIN_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.dashboard, href: PATHS.adminDashboard },
  { label: MENU_WORDS.users, href: PATHS.adminUsers, action: 'users.read' },
  { label: MENU_WORDS.events, href: PATHS.adminEvents },
  { label: MENU_WORDS.registrations, href: PATHS.adminEventRegistrations },
];

const USER_MENU: readonly MenuItem[] = [
  { label: MENU_WORDS.home, href: PATHS.home },
  ...USER_PAGES,
];

/**
 * The menus by role (R2.7 to R2.10). EVENT_ADMIN sees the admin menu too, as R2.1
 * admits that role. Admins reach the user pages through the avatar card.
 */
const MENUS: Record<Role | 'ANONYMOUS', { bar: readonly MenuItem[]; card: readonly MenuItem[] }> = {
  ANONYMOUS: { bar: PUBLIC_MENU, card: [] },
  USER: { bar: USER_MENU, card: [PROFILE_PAGE] },
  EVENT_ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
  ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
  SUPER_ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
};

/** Items of the top bar that lead somewhere for this person; null is a visitor. */
export function barMenu(user: Grantee | null): readonly MenuItem[] {
  const { bar } = MENUS[user?.role ?? 'ANONYMOUS'];
  return bar.filter(({ action }) => action === undefined || mayDo(action, user));
}

/** Items of the card behind the avatar. */
export function cardMenu(role: Role): readonly MenuItem[] {
  return MENUS[role].card;
}

/** The footer's quick links are the public menu for everybody. */
export const QUICK_LINKS = PUBLIC_MENU;
