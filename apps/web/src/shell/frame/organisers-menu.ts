import { type Action, mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import { PATHS } from '../../data/address/paths.ts';
import type { MenuItem } from './menus.ts';

/** With what a page asks for, where not everybody who has this menu may do it. */
const ADMIN_MENU: readonly (MenuItem & { readonly action?: Action })[] = [
  { label: OWN_MENU_WORDS.dashboard, href: PATHS.adminDashboard },
  { label: OWN_MENU_WORDS.users, href: PATHS.adminUsers, action: 'users.read' },
  { label: OWN_MENU_WORDS.events, href: PATHS.adminEvents },
  { label: OWN_MENU_WORDS.registrations, href: PATHS.adminEventRegistrations },
];

/**
 * Items of an organiser's bar (R2.9) that lead somewhere for this person. EVENT_ADMIN sees them too, as
 * R2.1 admits that role.
 */
export function organisersMenu(user: Grantee): readonly MenuItem[] {
  return ADMIN_MENU.filter(({ action }) => action === undefined || mayDo(action, user));
}
