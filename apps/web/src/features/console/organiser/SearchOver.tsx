import { useState } from 'react';
import type { SessionUser } from '../../../shell/session/session.ts';
import { SearchDialog } from '../../search/search.tsx';
import { useItems } from './Menu.tsx';
import { overConsole } from './over-console.ts';
import { keepAddress, recentThings } from './recent-things.ts';

type Props = { readonly user: SessionUser; readonly onClose: () => void };

/** The search over everything, with what the console's frame has for it. */
export function SearchOver({ user, onClose }: Props) {
  const [recent] = useState(() => recentThings(user.id));
  return (
    <SearchDialog
      user={user}
      pages={useItems(user)}
      recent={recent}
      onGo={(href) => keepAddress(user.id, href)}
      onKeys={() => overConsole.set('keys')}
      onClose={onClose}
    />
  );
}
