import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { api } from '../../data/api.ts';
import { useBegin } from '../../data/begin.ts';
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

/** Asks once at the start of a document; the response also sets the clock. */
export async function loadSiteInfo(): Promise<void> {
  try {
    siteInfo.set(await api('GET /public/site', {}));
  } catch {
    // Without a response the pages stay as the server rendered them.
  }
}
