import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/**
 * Whether the server renders this, or the browser takes over what it rendered: then nothing may
 * show that only the browser knows. It is drawn again at once, and then it may.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
}
