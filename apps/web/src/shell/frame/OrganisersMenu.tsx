import { MenuItems } from './MenuItems.tsx';
import type { OwnMenuProps } from './OwnMenu.tsx';
import { organisersMenu } from './organisers-menu.ts';

/** An organiser's menu, on the pages of others (R2.9). */
export function OrganisersMenu({ user, ...menu }: OwnMenuProps) {
  return <MenuItems items={organisersMenu(user)} {...menu} />;
}
