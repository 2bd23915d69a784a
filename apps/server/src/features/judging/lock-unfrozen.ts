import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { isFrozen } from './counted-sheets.queries.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/**
 * A round that is about to change in what its results are made of.
 * @throws Refused where they are frozen
 */
export async function lockUnfrozen(db: Kysely<DB>, id: number): Promise<RoundRow | undefined> {
  const round = await lockRound(db, id);
  if (round && (await isFrozen(db, id))) throw new Refused('results-frozen');
  return round;
}
