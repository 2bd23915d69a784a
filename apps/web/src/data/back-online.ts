import { NetworkError } from '@pratibha/contract/client';
import { useEffect } from 'react';

type Write = { readonly error: Error | null; readonly reset: () => void };

/** Forgets that a write was not sent for want of a connection, as soon as there is one again. */
export function useForgetUnsent({ error, reset }: Write): void {
  const isUnsent = error instanceof NetworkError && error.isUnsent;
  useEffect(() => {
    if (!isUnsent) return undefined;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isUnsent, reset]);
}
