import { slotOf } from '@pratibha/domain/judging/presentations';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

type Target = { readonly kysely: Kysely<DB> };

const PLAN = {
  ...{ rooms: ['Room 204'], starts_at: new Date('2025-07-16T04:15:00Z'), minutes: 8 },
  ...{ setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};

/** The plan of a round and its works in the order of their numbers, told where it is published. */
export async function createOrder(
  { kysely }: Target,
  roundId: number,
  values: Partial<Insertable<DB['presentation_plans']>> = {},
): Promise<void> {
  const plan = await kysely
    .insertInto('presentation_plans')
    .values({ ...PLAN, ...values, round_id: roundId })
    .returningAll()
    .executeTakeFirstOrThrow();
  const works = await kysely
    .selectFrom('round_works')
    .select('submission_id')
    .where('round_id', '=', roundId)
    .orderBy('number')
    .execute();
  await kysely
    .insertInto('presentations')
    .values(
      works.map(({ submission_id }, at) => {
        const place = at + 1;
        const { room, starts, ends, setup_minutes } = slotOf(plan, { room: 1, place });
        const told = {
          ...{ told_room: room, told_starts_at: starts, told_ends_at: ends },
          told_setup_minutes: setup_minutes,
        };
        return {
          ...{ round_id: roundId, submission_id, room: 1, place, drawn_place: place },
          ...(plan.published_at === null ? {} : told),
        };
      }),
    )
    .execute();
}
