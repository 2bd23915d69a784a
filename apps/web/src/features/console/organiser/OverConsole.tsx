import { useSyncExternalStore } from 'react';
import { lateDialog } from '../../session/session.tsx';
import { overConsole } from './over-console.ts';
import { LISTED, useKeys } from './use-keys.ts';

const KeysDialog = lateDialog(async () => (await import('./KeysDialog.tsx')).KeysDialog);

const close = () => overConsole.set(null);

/** What every page of the console has over it, by key or by press. */
export function OverConsole() {
  const shown = useSyncExternalStore(overConsole.subscribe, overConsole.get, () => null);
  useKeys({ help: { does: () => overConsole.set('keys') }, close: LISTED });
  return shown === 'keys' && <KeysDialog onClose={close} />;
}
