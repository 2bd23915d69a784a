import type { Role } from '@pratibha/domain/people/roles';
import { PATHS } from '../../data/address/paths.ts';

export type MenuItem = { readonly label: string; readonly href: string };

const PUBLIC_MENU: readonly MenuItem[] = [
  { label: 'Home', href: PATHS.home },
  { label: 'Guidelines', href: PATHS.guidelines },
  { label: 'Gallery', href: PATHS.gallery },
  { label: 'Testimonials', href: PATHS.testimonials },
  { label: 'About', href: PATHS.about },
];

const USER_PAGES: readonly MenuItem[] = [
  { label: 'Events', href: PATHS.events },
  { label: 'Workshops', href: PATHS.workshops },
  { label: 'My Registrations', href: PATHS.myRegistrations },
  { label: 'My Submissions', href: PATHS.mySubmissions },
];

const PROFILE_PAGE: MenuItem = { label: 'My Profile', href: PATHS.updateProfile };

const ADMIN_MENU: readonly MenuItem[] = [
  { label: 'Dashboard', href: PATHS.adminDashboard },
  { label: 'Users', href: PATHS.adminUsers },
  { label: 'Events', href: PATHS.adminEvents },
  { label: 'Registrations', href: PATHS.adminEventRegistrations },
];

const USER_MENU: readonly MenuItem[] = [{ label: 'Home', href: PATHS.home }, ...USER_PAGES];

/**
 * The menus by role (spec sections 2 and 6). EVENT_ADMIN sees the admin menu too, as the route
 * table admits that role. Admins reach the user pages through the avatar card.
 */
const MENUS: Record<Role | 'ANONYMOUS', { bar: readonly MenuItem[]; card: readonly MenuItem[] }> = {
  ANONYMOUS: { bar: PUBLIC_MENU, card: [] },
  USER: { bar: USER_MENU, card: [PROFILE_PAGE] },
  EVENT_ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
  ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
  SUPER_ADMIN: { bar: ADMIN_MENU, card: [...USER_PAGES, PROFILE_PAGE] },
};

/** Items of the top bar for a role; null is a visitor. */
export function barMenu(role: Role | null): readonly MenuItem[] {
  return MENUS[role ?? 'ANONYMOUS'].bar;
}

/** Items of the card behind the avatar. */
export function cardMenu(role: Role): readonly MenuItem[] {
  return MENUS[role].card;
}

/** The footer's quick links are the public menu for everybody. */
export const QUICK_LINKS = PUBLIC_MENU;
