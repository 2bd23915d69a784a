import { mayDo } from '@pratibha/domain/access';
import { queryClient } from '../../../data/queries.ts';
import { loadSession } from '../../../shell/session/load-session.ts';
import { currentSession } from '../../../shell/session/session.ts';
import type { FirstWave } from './first-wave.ts';
import { couldDo } from './kept-rights.ts';

/**
 * In a browser: at once where it knows what the person may do, else after the session. What the
 * document brought along is in the cache, and not asked for.
 */
export const BROWSER_WAVE: FirstWave = {
  start: (action, query) => {
    const begin = () => void queryClient.prefetchQuery(query);
    const { user: known } = currentSession();
    const could = known === null ? couldDo(action) : mayDo(action, known);
    if (could === true) begin();
    if (could !== null) return undefined;
    void loadSession().then(({ user }) => {
      if (user !== null && mayDo(action, user)) begin();
    });
    return undefined;
  },
  onServer: null,
};
