import { type Action, mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { OWN_MENU_WORDS } from '@pratibha/words/shell/own-menus';
import * as ADMIN_PATHS from '../../data/address/admin-pages.gen.ts';
import type { MenuItem } from './menus.ts';

/** With what a page asks for, where not everybody who has this menu may do it. */
const ADMIN_MENU: readonly (MenuItem & { readonly action?: Action })[] = [
  { label: OWN_MENU_WORDS.dashboard, href: ADMIN_PATHS.dashboard },
  { label: OWN_MENU_WORDS.users, href: ADMIN_PATHS.users, action: 'users.read' },
  { label: OWN_MENU_WORDS.events, href: ADMIN_PATHS.events },
  { label: OWN_MENU_WORDS.registrations, href: ADMIN_PATHS.eventsRegistrations },
];

/**
 * Items of an organiser's bar (R2.9) that lead somewhere for this person. EVENT_ADMIN sees them
 * too, as R2.1 admits that role.
 */
export function organisersMenu(user: Grantee): readonly MenuItem[] {
  return ADMIN_MENU.filter(({ action }) => action === undefined || mayDo(action, user));
}
