import { Suspense } from 'react';
import { ornament } from '../../ui/plain/ornament.ts';
import type { SessionUser } from '../session/session.ts';
import { MenuItems, type MenuProps, PublicMenu } from './MenuItems.tsx';
import { STUDENTS_MENU } from './own-menus.ts';

export type OwnMenuProps = MenuProps & { readonly user: SessionUser };

// Who may do what comes with it, which no student's page needs.
const OrganisersMenu = ornament(
  async () => (await import('./OrganisersMenu.tsx')).OrganisersMenu,
  PublicMenu,
);

/** The menu of whoever is signed in (R2.8, R2.9). */
export function OwnMenu({ user, ...menu }: OwnMenuProps) {
  if (user.role === 'USER') return <MenuItems items={STUDENTS_MENU} {...menu} />;
  return (
    <Suspense fallback={<PublicMenu {...menu} />}>
      <OrganisersMenu user={user} {...menu} />
    </Suspense>
  );
}
