import type { Begin, FirstReads } from '../../data/begin.ts';
import { queryClient, read } from '../../data/queries.ts';
import { noteRenderedAt, serverNow } from '../../data/server-clock.ts';
import { loadSiteInfo, siteInfo } from '../../shell/clock/site-info.ts';
import { loadSession, refreshSession } from '../../shell/session/load-session.ts';
import { beginSession } from '../../shell/session/session.ts';

/** A list that is older when the page runs is read again, in milliseconds. */
const OLD_MS = 15_000;

/**
 * What the server put into the document of the person; null where it did not know in time, and
 * 'kept' in the one that is for when there is no network.
 */
export function readBegin(): Begin | 'kept' | null {
  const json = document.getElementById('begin')?.textContent;
  return json ? (JSON.parse(json) as Begin | 'kept') : null;
}

/** Puts it where the parts of the page look for it once they are hydrated. */
export function takeBegin({ now, user, site, reads, ofOne = [] }: Begin): void {
  noteRenderedAt(now);
  beginSession(user);
  siteInfo.set(site);
  for (const [key, data] of Object.entries(reads))
    queryClient.setQueryData(read(key as keyof FirstReads, {}).queryKey, data);
  for (const [key, id, data] of ofOne)
    if (data !== null) queryClient.setQueryData([key, { params: { id } }], data);
}

/**
 * Asks for the person once the page runs, as R3.1 says, which also sets the clock; and for
 * lists that are old by then, such as those of a page that was fetched ahead. Done once it is known
 * who is there.
 */
export async function renewAfter(begin: Begin | null): Promise<void> {
  if (begin === null) {
    void loadSiteInfo();
    await loadSession();
    return;
  }
  await refreshSession();
  const age = serverNow().getTime() - begin.now;
  if (age > OLD_MS)
    for (const key of [...Object.keys(begin.reads), ...(begin.ofOne ?? []).map(([one]) => one)])
      void queryClient.invalidateQueries({ queryKey: [key] });
}
