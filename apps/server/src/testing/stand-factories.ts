import { foldedStand } from '@pratibha/domain/judging/stands';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

type Target = { readonly kysely: Kysely<DB> };

/** Gives the works of an open round stands 'T 1' and on in their order, all in one area. */
export async function giveTestStands({ kysely }: Target, roundId: number, area = 'Hall B') {
  const works = await kysely
    .selectFrom('round_works')
    .select('submission_id')
    .where('round_id', '=', roundId)
    .orderBy('number')
    .execute();
  await kysely
    .insertInto('stands')
    .values(
      works.map(({ submission_id }, at) => ({
        ...{ round_id: roundId, submission_id, area },
        stand: `T ${at + 1}`,
        folded: foldedStand(`T ${at + 1}`),
      })),
    )
    .execute();
  return works.map(({ submission_id }) => submission_id);
}

/** A stand of the judge's round at which they found nobody. @returns its work */
export async function createDesertedStand(
  { kysely }: Target,
  judge: { readonly id: number; readonly round_id: number },
): Promise<number> {
  const [submission_id = 0] = await giveTestStands({ kysely }, judge.round_id);
  await kysely
    .insertInto('stand_marks')
    .values({ judge_id: judge.id, submission_id, mark: 'nobody', at: new Date() })
    .execute();
  return submission_id;
}

/** The plan of a round, with its works in the order of their numbers. */
export async function createOrder(
  { kysely }: Target,
  roundId: number,
  plan: Partial<Insertable<DB['presentation_plans']>> = {},
): Promise<void> {
  await kysely
    .insertInto('presentation_plans')
    .values({
      ...{ room: 'Room 204', starts_at: new Date('2025-07-16T04:15:00Z'), minutes: 8 },
      ...{ setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
      ...plan,
      round_id: roundId,
    })
    .execute();
  await sql`
    insert into presentations (round_id, submission_id, place)
    select round_id, submission_id, number from round_works
    where round_id = ${roundId}`.execute(kysely);
}
