import { useSyncExternalStore } from 'react';

const KEPT = 'pratibha.keys';
/** Where the browser refuses storage: until the page is left. */
let isOff = false;

/** Whether keys that are pressed alone do anything in this browser: they do, until turned off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return !isOff;
  }
}

/** Turns them on or off. */
function turnSingleKeys(isOn: boolean): void {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // It holds until the page is left.
  }
}

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
