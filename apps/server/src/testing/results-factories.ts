import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

type Target = { readonly kysely: Kysely<DB> };
type Values<T extends keyof DB> = Partial<Insertable<DB[T]>>;

const EMPTY: SnapshotContent = {
  ...{ formula: 1, rubric: { criteria: [] }, works: [], sheets: [] },
  ranking: { basis: 'means', why: 'few-judges', works: [], judges: [] },
  awards: [],
};

/** Frozen results of a round in which nothing was scored. */
export async function createSnapshot(
  { kysely }: Target,
  values: Values<'result_snapshots'> & { round_id: number; frozen_by: number },
) {
  return kysely
    .insertInto('result_snapshots')
    .values({
      ...{ number: 1, formula: 1, content: JSON.stringify(EMPTY), sha256: '0'.repeat(64) },
      ...{ shows_ranks: false, offers_check: true, frozen_at: new Date('2025-07-16T00:00:00Z') },
      ...values,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
