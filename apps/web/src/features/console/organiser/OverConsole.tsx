import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../../shell/session/session.ts';
import { lateDialog } from '../../session/session.tsx';
import { useItems } from './Menu.tsx';
import { overConsole } from './over-console.ts';
import { keepRecent, recentThings, thingAt } from './recent-things.ts';
import { LISTED, useKeys } from './use-keys.ts';

const KeysDialog = lateDialog(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const SearchDialog = lateDialog(async () => (await import('../../search/search.tsx')).SearchDialog);

const close = () => overConsole.set(null);

/** What every page of the console has over it, by key or by press. */
export function OverConsole({ user }: { readonly user: SessionUser }) {
  const shown = useSyncExternalStore(overConsole.subscribe, overConsole.get, () => null);
  const search = { does: () => overConsole.set('search') };
  useKeys({
    search,
    searchHere: search,
    help: { does: () => overConsole.set('keys') },
    close: LISTED,
  });
  useKeepRecent(user.id);
  if (shown === 'keys') return <KeysDialog onClose={close} />;
  return shown === 'search' && <Search user={user} />;
}

function Search({ user }: { readonly user: SessionUser }) {
  return (
    <SearchDialog
      user={user}
      pages={useItems(user)}
      recent={recentThings(user.id)}
      onKeys={() => overConsole.set('keys')}
      onClose={close}
    />
  );
}

/** Whatever is opened, by the search or not, is among what was opened last. */
function useKeepRecent(userId: number): void {
  const open = useLocation({
    select: ({ pathname, search }) => JSON.stringify(thingAt(pathname.replace(/\/+$/, ''), search)),
  });
  useEffect(() => {
    const thing = JSON.parse(open) as ReturnType<typeof thingAt>;
    if (thing !== null) keepRecent(userId, thing);
  }, [userId, open]);
}
