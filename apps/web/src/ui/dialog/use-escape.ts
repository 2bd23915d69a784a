import { useEffect, useEffectEvent } from 'react';

/** How to close what is open, the uppermost last. */
const open: (() => void)[] = [];

/**
 * Escape closes the uppermost dialog or drawer and none below it. Mantine listens once for each of
 * them instead, so that one press would reach all.
 */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    open.push(layer);
    if (open.length === 1) window.addEventListener('keydown', closeUppermost);
    return () => {
      open.splice(open.indexOf(layer), 1);
      if (open.length === 0) window.removeEventListener('keydown', closeUppermost);
    };
  }, [isOpen]);
}

function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  // An open list of choices takes the key for itself; so does a browser dialog above everything.
  const target = event.target as Element | null;
  if (target?.getAttribute('data-mantine-stop-propagation') === 'true') return;
  if (document.querySelector('dialog:modal') === null) open.at(-1)?.();
}
