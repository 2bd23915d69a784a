import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { whenLoaded } from '../../../data/when-idle.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import { lateDialog } from '../../session/session.tsx';
import { overConsole } from './over-console.ts';
import { useTellFrame } from './taken-over.ts';
import { LISTED, useKeys } from './use-keys.ts';

const KeysDialog = lateDialog(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const SearchOver = lateDialog(async () => (await import('./SearchOver.tsx')).SearchOver);

const close = () => overConsole.set(null);
const search = { does: () => overConsole.set('search') };
const help = { does: () => overConsole.set('keys') };

/** What every page of the console has over it, by key or by press. */
export function OverConsole({ user }: { readonly user: SessionUser }) {
  const shown = useSyncExternalStore(overConsole.subscribe, overConsole.get, () => null);
  useKeys({ search, searchHere: search, help, close: LISTED });
  useTellFrame();
  useKeepRecent(user.id);
  if (shown === 'keys') return <KeysDialog onClose={close} />;
  return shown === 'search' && <SearchOver user={user} onClose={close} />;
}

/** Whatever is opened, by the search or not, is among what was opened last. */
function useKeepRecent(userId: number): void {
  const at = useLocation({ select: ({ href }) => href });
  useEffect(() => whenLoaded(() => void keep(userId, at)), [userId, at]);
}

async function keep(userId: number, at: string): Promise<void> {
  try {
    (await import('./recent-things.ts')).keepAddress(userId, at);
  } catch {
    // Without a connection it is not among them.
  }
}
