import { NetworkError } from '@pratibha/contract/client';
import { SESSION_WORDS } from '@pratibha/words/session/app';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import css from './ConnectionBanner.module.css';

/** A quiet line while the connection is lost; reads go on trying, typed values stay. */
export function ConnectionBanner() {
  const cache = useQueryClient().getQueryCache();
  const isOnline = useSyncExternalStore(
    useCallback((listener: () => void) => onlineManager.subscribe(listener), []),
    () => onlineManager.isOnline(),
    () => true,
  );
  const isUnreachable = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache.findAll({ type: 'active' }).some(({ state }) => {
        const reason = state.fetchFailureReason ?? state.error;
        return reason instanceof NetworkError;
      }),
    () => false,
  );
  const text = !isOnline ? SESSION_WORDS.offline : isUnreachable ? SESSION_WORDS.unreachable : null;
  return <div role="status">{text !== null && <p className={css.banner}>{text}</p>}</div>;
}
