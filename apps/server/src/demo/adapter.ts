import type { Kysely } from 'kysely';
import type { Adapter } from 'oidc-provider';
import type { DB } from '../platform/db/types.gen.ts';
import {
  consumeState,
  deleteExpiredState,
  deleteState,
  deleteStateOfGrant,
  findState,
  saveState,
} from './provider.queries.ts';

/** For what the provider gives no time of its own. */
const LONGEST_SECONDS = 3_600;

/**
 * Where the provider keeps what it must find again, in whatever process the browser arrives.
 * Its own sessions are forgotten at once, so that every sign-in asks who comes.
 */
export function adapterFor(db: Kysely<DB>, kind: string): Adapter {
  const find = async (id: string) => await findState(db, kind, id);
  const findNothing = async () => undefined;
  const forgets = kind === 'Session';
  return {
    async upsert(id, payload, seconds) {
      if (forgets) return;
      // Every sign-in begins with an interaction: the time to sweep away the ones that ran out.
      if (kind === 'Interaction') await deleteExpiredState(db);
      await saveState(db, kind, id, payload, seconds ?? LONGEST_SECONDS);
    },
    find: forgets ? findNothing : find,
    findByUid: findNothing,
    findByUserCode: findNothing,
    consume: (id) => consumeState(db, kind, id),
    destroy: (id) => deleteState(db, kind, id),
    revokeByGrantId: (grantId) => deleteStateOfGrant(db, grantId),
  };
}
