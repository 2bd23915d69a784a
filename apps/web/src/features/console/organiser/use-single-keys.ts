import { useSyncExternalStore } from 'react';
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts';

const watchers = new Set<() => void>();

/** Whether keys that are pressed alone do anything, for what is drawn; turns them on or off. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(watch, areSingleKeysOn, () => true), turn];
}

function turn(isOn: boolean): void {
  turnSingleKeys(isOn);
  for (const tell of watchers) tell();
}

/** Another tab of the browser may turn them, too. */
function watch(tell: () => void): () => void {
  watchers.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
