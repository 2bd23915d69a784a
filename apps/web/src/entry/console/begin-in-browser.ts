import type { QueryKey } from '@tanstack/react-query';
import type { Begin } from '../../data/begin.ts';
import { queryClient } from '../../data/queries.ts';
import { noteRenderedAt } from '../../data/server-clock.ts';
import { loadSiteInfo, siteInfo } from '../../shell/clock/site-info.ts';
import { confirmSession, loadSession } from '../../shell/session/load-session.ts';
import { beginSession } from '../../shell/session/session.ts';

/** What `render-console.tsx` writes into the document. */
type Written = Omit<Begin, 'reads'> & { readonly reads: readonly (readonly [QueryKey, unknown])[] };

/**
 * Takes what the server put into the document of the person: the session, the installation, and the
 * lists that the page begins with. Null where it did not know in time.
 */
export function takeBegin(): Begin | null {
  const json = document.getElementById('begin')?.textContent;
  if (!json) return null;
  const { now, user, site, reads } = JSON.parse(json) as Written;
  noteRenderedAt(now);
  beginSession(user);
  siteInfo.set(site);
  for (const [key, data] of reads) queryClient.setQueryData(key, data);
  return { now, user, site, reads: {} };
}

/** Asks for the person once the page runs, as R3.1 says, which also sets the clock. Lists ask for themselves. */
export function renewAfter(begin: Begin | null): void {
  if (begin !== null) {
    void confirmSession();
    return;
  }
  void loadSession();
  void loadSiteInfo();
}
