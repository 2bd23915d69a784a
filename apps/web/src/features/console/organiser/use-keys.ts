import { isSingle, type KeyName, meantBy } from '@pratibha/domain/console/keys';
import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

/** What a key does here; the browser does its own where that answers false. */
export type OnKey = {
  readonly does: (key: string) => unknown;
  /** What it does in the page's own words, else those of the table. */
  readonly text?: string;
};
type OnKeys = Readonly<Partial<Record<KeyName, OnKey | null>>>;

/** A key of the table that something else listens to, which is listed all the same. */
export const LISTED: OnKey = { does: () => false };

const EDITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** Its own keys count in a dialog, and in a menu. */
const ABOVE = 'dialog[data-place="middle"], dialog[data-place="left"]';

/** What the parts of the page listen to that stand there now. */
export const parts = new Set<{ readonly current: OnKeys }>();

/**
 * Does what keys of the table say, as long as the part of the page stands there that uses it. Those
 * that type something do not count while something is typed, and not once they are turned off.
 *
 * @param on null is a key that means nothing here, to whoever looks
 */
export function useKeys(on: OnKeys): void {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = event.defaultPrevented || event.isComposing ? null : meantBy(event);
      const does = meant && latest.current[meant.name]?.does;
      if (!does || !counts(meant.name, event)) return;
      if (does(meant.key) !== false) event.preventDefault();
    };
    parts.add(latest);
    document.addEventListener('keydown', listen);
    return () => {
      parts.delete(latest);
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

function counts(name: KeyName, { target, ctrlKey }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : document.body;
  if (at.closest(ABOVE) !== null) return false;
  const isTyped = at.closest(EDITABLE) !== null;
  // On a Mac, Ctrl moves and deletes in what is typed; the keys are with Cmd there.
  if (!isSingle(name)) return !(isTyped && ctrlKey && navigator.platform.startsWith('Mac'));
  return !isTyped && areSingleKeysOn();
}
