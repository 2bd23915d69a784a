import { NetworkError } from '@pratibha/contract/client';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import css from './ConnectionBanner.module.css';
import { SESSION_TEXTS } from './session.texts.ts';

/** A quiet line while the connection is lost; reads go on trying, typed values stay. */
export function ConnectionBanner() {
  const cache = useQueryClient().getQueryCache();
  const isOnline = useSyncExternalStore(
    useCallback((listener: () => void) => onlineManager.subscribe(listener), []),
    () => onlineManager.isOnline(),
  );
  const isUnreachable = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache.findAll({ type: 'active' }).some(({ state }) => {
        const reason = state.fetchFailureReason ?? state.error;
        return reason instanceof NetworkError;
      }),
  );
  const text = !isOnline ? SESSION_TEXTS.offline : isUnreachable ? SESSION_TEXTS.unreachable : null;
  return <div role="status">{text !== null && <p className={css.banner}>{text}</p>}</div>;
}
