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

/** What somebody asked about the result of a work, at the tests' usual now. */
export function createResultEnquiry(
  { kysely }: Target,
  values: Values<'result_enquiries'> &
    Pick<Insertable<DB['result_enquiries']>, 'event_id' | 'round_id' | 'submission_id' | 'user_id'>,
) {
  return kysely
    .insertInto('result_enquiries')
    .values({
      ...{ text: 'Why so few points?', asked_at: new Date('2025-07-16T00:00:00Z'), tells: true },
      ...values,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** The id of such a question to which somebody responded, or one that waits. */
export async function askedAbout(
  target: Target,
  of: Parameters<typeof createResultEnquiry>[1],
  isAnswered: boolean,
): Promise<number> {
  const answer = { response: 'Both looked at it.', responded_at: new Date(), version: 2 };
  return (await createResultEnquiry(target, { ...of, ...(isAnswered ? answer : {}) })).id;
}
