import type { TakenOver } from '../../features/console/console.tsx';
import { type Field, tellValue, valueOf } from '../../ui/plain/field-value.ts';
import { takeEarlyInput } from '../student/early-input.ts';

/** What `public/early-console.js`, which runs first, has seen before the page could. */
type EarlyKeys = {
  /** The last key that moves through a list, helps or searches. */
  pressed: KeyboardEventInit | null;
  /** Ends remembering. */
  readonly end: () => void;
};

/** Whether this browser keeps what changes the page that the server rendered. */
export function knowsBetter(): boolean {
  return document.documentElement.dataset['kept'] !== undefined;
}

/**
 * Shows the page, which the browser has drawn itself: what was pressed is done once what is over
 * every page listens.
 */
export function settle(): TakenOver {
  delete document.documentElement.dataset['kept'];
  return { onFrame: pressKey };
}

/**
 * Does what was pressed before the page was being hydrated, at once; the rest waits until all of it
 * is: keys, which the page listens to itself, and what is typed meanwhile, which hydrating undoes.
 */
export function takeEarly(): TakenOver {
  const end = new AbortController();
  const typed = new Map<Field, string | boolean>();
  const remember = ({ target }: Event) => void typed.set(target as Field, valueOf(target as Field));
  document.addEventListener('input', remember, { capture: true, signal: end.signal });
  const taken = takeEarlyInput();
  let isDone = false;
  return {
    onDrawn: () => end.abort(),
    onReady: () => {
      // A page that is opened again, by the way back, was never taken over.
      if (isDone) return;
      isDone = true;
      void taken.then(() => {
        for (const [field, value] of typed) if (field.isConnected) tellValue(field, value);
        pressKey();
      });
    },
  };
}

/** Presses it once more, now that somebody listens. */
function pressKey(): void {
  const { earlyKeys } = window as { earlyKeys?: EarlyKeys };
  if (!earlyKeys) return;
  const { pressed } = earlyKeys;
  earlyKeys.end();
  earlyKeys.pressed = null;
  if (pressed === null) return;
  const { activeElement, body } = document;
  const event = new KeyboardEvent('keydown', { ...pressed, bubbles: true });
  (activeElement ?? body).dispatchEvent(event);
}
