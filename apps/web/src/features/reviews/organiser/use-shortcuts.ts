import { useEffect, useEffectEvent } from 'react';

/** The keys that every review screen knows beside those of its decisions. */
export const KEYS = {
  next: ['n', 'j'],
  previous: ['p', 'k'],
  select: ['x'],
  reopen: ['o'],
  help: ['?'],
} as const;

const EDITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * Calls `onKey` for single keys. Not while something is typed, not with a modifier, and not while
 * a dialog lies above the details: then its own keys count.
 */
export function useShortcuts(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${EDITABLE}, dialog[data-place="middle"]`)) return;
    if (onKey(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
