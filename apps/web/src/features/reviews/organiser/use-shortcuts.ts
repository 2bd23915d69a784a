import { useEffect, useEffectEvent } from 'react';

/** The keys that every review screen knows beside those of its decisions. */
export const KEYS = {
  next: ['n', 'j'],
  previous: ['p', 'k'],
  select: ['x'],
  reopen: ['o'],
  help: ['?'],
} as const;
export const NAMES = Object.keys(KEYS) as readonly (keyof typeof KEYS)[];

const EDITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** What a key does; the browser does its own where there is nothing, or it answers false. */
type Does = (() => unknown) | null;

/**
 * Does what single keys say: those of every screen, and those of decisions. Not while something is
 * typed, not with a modifier, and not while a dialog lies above the details: then its own keys
 * count.
 */
export function useShortcuts(
  on: Readonly<Record<keyof typeof KEYS, Does>>,
  decides: (key: string) => Does,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${EDITABLE}, dialog[data-place="middle"]`)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const name = NAMES.find((each) => KEYS[each].some((known) => known === key));
    const does = name === undefined ? decides(key) : on[name];
    if (does !== null && does() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
