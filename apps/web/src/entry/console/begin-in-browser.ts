import type { QueryKey } from '@tanstack/react-query';
import type { Begin } from '../../data/begin.ts';
import { queryClient } from '../../data/queries.ts';
import { noteRenderedAt } from '../../data/server-clock.ts';
import { loadSiteInfo, siteInfo } from '../../shell/clock/site-info.ts';
import { confirmSession, loadSession } from '../../shell/session/load-session.ts';
import { beginSession } from '../../shell/session/session.ts';

type ConsoleBegin = Begin & {
  /**
   * The address to which the one that was asked for leads, and of which the page is; null where it
   * leads nowhere.
   */
  readonly place: string | null;
};

/** What `render-console.tsx` writes into the document. */
type Written = Omit<ConsoleBegin, 'reads'> & {
  readonly reads: readonly (readonly [QueryKey, unknown])[];
};

/**
 * Takes what the server put into the document of the person: the session, the installation, and the
 * lists that the page begins with. Null where it did not know in time.
 */
export function takeBegin(): ConsoleBegin | null {
  const json = document.getElementById('begin')?.textContent;
  if (!json) return null;
  const { reads, ...begin } = JSON.parse(json) as Written;
  noteRenderedAt(begin.now);
  beginSession(begin.user);
  siteInfo.set(begin.site);
  for (const [key, data] of reads) queryClient.setQueryData(key, data);
  return { ...begin, reads: {} };
}

/**
 * Asks for the person once the page runs, as R3.1 says, which also sets the clock. Lists ask for
 * themselves.
 */
export function renewAfter(begin: Begin | null): void {
  if (begin !== null) {
    void confirmSession();
    return;
  }
  void loadSession();
  void loadSiteInfo();
}
