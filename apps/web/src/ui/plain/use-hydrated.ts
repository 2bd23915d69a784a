import { useSyncExternalStore } from 'react';

/**
 * Whether the browser draws by itself: false on the server and in the first drawing over its markup,
 * where nothing may differ from it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
