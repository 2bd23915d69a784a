import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

/** What waits until the browser has taken over a page that the server rendered, or drawn one. */
export type TakenOver = {
  /** Called as soon as it looks after the page's fields. */
  readonly onDrawn?: () => void;
  /** Called once the page listens itself, too. */
  readonly onReady?: () => void;
  /** Called once what is over every page listens. */
  readonly onFrame?: () => void;
};

const TakenOverContext = createContext<TakenOver | null>(null);

export const TakenOverProvider = TakenOverContext.Provider;

/**
 * Tells that a page was taken over. For the page itself: what surrounds it is taken over before, in
 * an act of its own.
 */
export function useTellTakenOver(): void {
  const waiting = useContext(TakenOverContext);
  useLayoutEffect(() => waiting?.onDrawn?.(), [waiting]);
  useEffect(() => waiting?.onReady?.(), [waiting]);
}

/** The same of what is over every page. */
export function useTellFrame(): void {
  const waiting = useContext(TakenOverContext);
  useEffect(() => waiting?.onFrame?.(), [waiting]);
}
