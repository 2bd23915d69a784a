import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ENDPOINTS } from '../../data/address/paths.ts';
import { useBegin } from '../../data/begin.ts';
import { noteServerTime } from '../../data/server-clock.ts';
import { createStore } from '../../data/store.ts';

/** What this installation tells about itself: clock, zone, demo mode. */
export type SiteInfo = EndpointResponse<Api['GET /public/site']>;

/** The store itself, for the module that moves the demo clock. */
export const siteInfo = createStore<SiteInfo | null>(null);

/** Null until the document or the first response told it, and when the server cannot be reached. */
export function useSiteInfo(): SiteInfo | null {
  const began = useBegin();
  return useSyncExternalStore(siteInfo.subscribe, siteInfo.get, () => began?.site ?? null);
}

/** Whether anything was published here; as long as nobody knows, it was. */
export function useIsSetUp(): boolean {
  return useSiteInfo()?.set_up !== false;
}

/** As the typed client says it. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/**
 * Asks once at the start of a document; the response also sets the clock. Not by the typed client:
 * it is all that most visitors' pages ask for.
 */
export async function loadSiteInfo(): Promise<void> {
  const sentAt = Date.now();
  try {
    const response = await fetch(`${ENDPOINTS.api}/public/site`, {
      cache: 'no-store',
      headers: NOT_KEPT,
    });
    noteServerTime(Date.parse(response.headers.get('x-server-time') ?? ''), sentAt);
    if (response.ok) siteInfo.set((await response.json()) as SiteInfo);
  } catch {
    // Without a response the pages stay as the server rendered them.
  }
}
