import type { TakenOver } from '../../features/console/console.tsx';
import { type Field, takeEarlyInput, tellValue, valueOf } from '../student/early-input.ts';

/** What `public/early-console.js`, which runs first, has seen before the page could. */
type EarlyKeys = {
  /** The last key that moves through a list. */
  readonly key: string | null;
  /** Ends remembering. */
  readonly end: () => void;
};

/** Whether this browser keeps what changes the page that the server rendered. */
export function knowsBetter(): boolean {
  return document.documentElement.dataset['kept'] !== undefined;
}

/** Shows the page, which the browser has drawn itself. */
export function settle(): void {
  delete document.documentElement.dataset['kept'];
  takeKeys();
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
        const key = takeKeys();
        if (key === null) return;
        const { activeElement, body } = document;
        (activeElement ?? body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
    },
  };
}

function takeKeys(): string | null {
  const { earlyKeys } = window as { earlyKeys?: EarlyKeys };
  earlyKeys?.end();
  return earlyKeys?.key ?? null;
}
