import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { createEvent, createUser } from './factories.ts';

type Target = { readonly kysely: Kysely<DB> };
type Values<T extends keyof DB> = Partial<Insertable<DB[T]>>;

/** Its window holds the tests' usual now, 16 July 2025 10:00 NPT. */
const WINDOW = {
  opens_at: new Date('2025-07-16T00:00:00Z'),
  closes_at: new Date('2025-07-21T00:00:00Z'),
};

let rounds = 0;

/**
 * A prepared round with two criteria, of which the first weighs three times as much; of all
 * accepted works.
 */
export async function createRound({ kysely }: Target, values: Values<'rounds'> = {}) {
  rounds += 1;
  const event_id = values.event_id ?? (await createEvent({ kysely })).id;
  const { place } = await kysely
    .selectFrom('rounds')
    .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow();
  const round = await kysely
    .insertInto('rounds')
    .values({
      ...{ title: `Round ${rounds}`, takes: 'accepted', place, ...WINDOW },
      ...{ judges_per_work: 2, minutes_per_work: 10, is_blind: true },
      ...values,
      event_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('rubrics')
    .values({ round_id: round.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const levels = ['Poor', '', '', '', 'Excellent'];
  const criterion = (place: number, title: string, weight: number) => ({
    ...{ rubric_id: id, place, title, meaning: '', weight, levels },
  });
  const criteria = await kysely
    .insertInto('criteria')
    .values([criterion(1, 'Idea', 3), criterion(2, 'Craft', 1)])
    .returning('id')
    .execute();
  return { ...round, rubricId: id, criteria: criteria.map((each) => each.id) };
}

/** Somebody who is asked to judge, of whom nothing is known: they have no profile. */
export async function createJudge(
  { kysely }: Target,
  values: Values<'judges'> & { round_id: number },
) {
  const user_id =
    values.user_id === undefined && values.email === undefined
      ? (await createUser({ kysely }, { profile: null })).id
      : values.user_id;
  return kysely
    .insertInto('judges')
    .values({ asked_at: WINDOW.opens_at, ...values, user_id: user_id ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A judge of the round who has said that they know who made the work. @returns the judge's id */
export async function createConflict(
  { kysely }: Target,
  of: { readonly round_id: number; readonly user_id: number; readonly submission_id: number },
): Promise<number> {
  const { submission_id, ...judge } = of;
  const { id } = await createJudge({ kysely }, { ...judge, state: 'accepted' });
  await kysely
    .insertInto('conflicts')
    .values({ judge_id: id, submission_id, origin: 'declared', at: WINDOW.opens_at })
    .execute();
  return id;
}

/** For what works of a round may be nominated. @returns its id */
export async function createNominationTitle(
  { kysely }: Target,
  values: Partial<Insertable<DB['nomination_titles']>> & { round_id: number },
): Promise<number> {
  const { id } = await kysely
    .insertInto('nomination_titles')
    .values({ place: 1, title: 'Best Presenter', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens a round with every work that its event has, as `openRound` does with those it takes. */
export async function openTestRound({ kysely }: Target, roundId: number): Promise<void> {
  await sql`
    insert into round_works (round_id, submission_id, revision, number)
    select rounds.id, submissions.id, submissions.revision, row_number() over (order by submissions.id)
    from rounds join submissions on submissions.event_id = rounds.event_id
    where rounds.id = ${roundId}
    on conflict do nothing`.execute(kysely);
  await kysely
    .updateTable('rounds')
    .set({ opened_at: WINDOW.opens_at })
    .where('id', '=', roundId)
    .execute();
}

/**
 * Gives a judge every work of the round. @returns the ids of the assignments, in the order of the
 * works
 */
export async function assignAll({ kysely }: Target, judgeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into assignments (round_id, judge_id, submission_id, place)
    select work.round_id, judges.id, work.submission_id, work.number
    from judges join round_works as work on work.round_id = judges.round_id
    where judges.id = ${judgeId} order by work.number
    returning id`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** A judge who waits for an organiser. */
export async function createJudgeCall(
  { kysely }: Target,
  values: Values<'judge_calls'> & { judge_id: number },
) {
  return kysely
    .insertInto('judge_calls')
    .values({ line: 'The link asks for a password.', called_at: WINDOW.opens_at, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sheet that was sent, with the highest level of every criterion. */
export async function createSheet(
  { kysely }: Target,
  values: Values<'score_sheets'> & { assignment_id: number },
) {
  const { round_id, revision } = await kysely
    .selectFrom('assignments')
    .innerJoin('round_works', (join) =>
      join
        .onRef('round_works.round_id', '=', 'assignments.round_id')
        .onRef('round_works.submission_id', '=', 'assignments.submission_id'),
    )
    .select(['assignments.round_id', 'round_works.revision'])
    .where('assignments.id', '=', values.assignment_id)
    .executeTakeFirstOrThrow();
  const criteria = await kysely
    .selectFrom('criteria')
    .innerJoin('rubrics', 'rubrics.id', 'criteria.rubric_id')
    .select(['criteria.id', 'criteria.rubric_id', 'criteria.levels'])
    .where('rubrics.round_id', '=', round_id)
    .execute();
  const scores = Object.fromEntries(criteria.map(({ id, levels }) => [id, levels.length]));
  return kysely
    .insertInto('score_sheets')
    .values({
      ...{ revision, rubric_id: criteria[0]?.rubric_id ?? 0, state: 'sent' },
      scores: JSON.stringify(scores),
      ...{ saved_at: WINDOW.opens_at, sent_at: WINDOW.opens_at },
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
