import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../../data/queries.ts';
import type { ToastKind } from '../../../shell/toasts/show-toast.tsx';
import { TOP_CENTER, toast } from '../../../shell/toasts/toasts.ts';
import { LivePauses } from './live-pause.ts';

const PAUSES = new LivePauses(queryClient);

/**
 * For details that others work on too: fetched again every few seconds while the page is looked at,
 * less often where nothing changes and nobody touches it, and at once when it is looked at again.
 */
export const LIVE_QUERY = {
  refetchInterval: PAUSES.of,
  refetchOnWindowFocus: 'always',
  staleTime: 2_000,
} as const;

/** The same for lists, without a gap between two pages. */
export const LIVE_LIST_QUERY = { ...LIVE_QUERY, placeholderData: keepPreviousData } as const;

/** A toast of the admin area: top-center, 2 s (R9.14). */
export function adminToast(kind: ToastKind, message: string): void {
  toast(kind, message, TOP_CENTER);
}

/** The toast of R8.8 for a list that could not be fetched, once per failure. */
export function useFailureToast(isFailed: boolean, message: string): void {
  useEffect(() => {
    if (isFailed) adminToast('error', message);
  }, [isFailed, message]);
}
