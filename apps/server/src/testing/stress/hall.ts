import { isDeepStrictEqual } from 'node:util';
import type { OwnSheet } from '@pratibha/contract/judge';
import type { Database } from '../../platform/db/pool.ts';
import { createEvent, createSubmission } from '../factories.ts';
import { assignAll, createJudge, createRound, openTestRound } from '../judging-factories.ts';

/** A judge in a hall, with what they have to score. */
type HallJudge = {
  readonly userId: number;
  readonly assignments: readonly number[];
};

export type Hall = {
  readonly criteria: readonly number[];
  readonly judges: readonly HallJudge[];
};

/** A round in which every judge has every work. */
export async function openHall(
  database: Database,
  { judges, works }: { readonly judges: number; readonly works: number },
): Promise<Hall> {
  const event = await createEvent(database, { requires_submission: true });
  for (let n = 0; n < works; n += 1) {
    await createSubmission(database, { event_id: event.id, status: 'ACCEPTED' });
  }
  const round = await createRound(database, { event_id: event.id });
  await openTestRound(database, round.id);
  const hall: HallJudge[] = [];
  for (let n = 0; n < judges; n += 1) {
    const { id, user_id } = await createJudge(database, { round_id: round.id, state: 'accepted' });
    hall.push({ userId: user_id ?? 0, assignments: await assignAll(database, id) });
  }
  return { criteria: round.criteria, judges: hall };
}

/** Answers a saved sheet, or null where the connection broke. */
type Save = (judge: HallJudge, path: string, body: object) => Promise<OwnSheet | null>;

/**
 * Every judge scores every work in steps, as their page does: one request at a time, and the same
 * again until it is answered.
 * @returns what was acknowledged last, by assignment
 */
export async function scoreAll(
  { judges, criteria }: Hall,
  save: Save,
): Promise<ReadonlyMap<number, OwnSheet>> {
  const acknowledged = new Map<number, OwnSheet>();
  const scoreOne = async (judge: HallJudge, id: number) => {
    for (const [nth] of criteria.entries()) {
      const scored = criteria.slice(0, nth + 1);
      const form = {
        scores: scored.map((criterion_id) => ({ criterion_id, level: 1 + ((id + nth) % 5) })),
        ...{ comment: `Step ${nth}`, note: '', version: acknowledged.get(id)?.version ?? 0 },
      };
      let saved: OwnSheet | null = null;
      while (saved === null) saved = await save(judge, `/api/judge/works/${id}/sheet`, form);
      acknowledged.set(id, saved);
    }
  };
  await Promise.all(
    judges.map(async (judge) => {
      for (const id of judge.assignments) await scoreOne(judge, id);
    }),
  );
  return acknowledged;
}

/** The assignments of which another sheet is stored than was acknowledged, or a second one. */
export async function lostScores(
  database: Database,
  acknowledged: ReadonlyMap<number, OwnSheet>,
): Promise<number[]> {
  const { rows } = await database.pool.query<{
    assignment_id: number;
    version: number;
    comment: string;
    scores: Record<string, number>;
  }>(
    `select assignment_id, version, comment, scores from score_sheets
     where assignment_id = any($1) order by id`,
    [[...acknowledged.keys()]],
  );
  const stored = Map.groupBy(rows, ({ assignment_id }) => assignment_id);
  return [...acknowledged].flatMap(([id, sheet]) => {
    const [one, ...others] = stored.get(id) ?? [];
    const scores = Object.fromEntries(
      sheet.scores.map(({ criterion_id, level }) => [criterion_id, level]),
    );
    const isThere =
      others.length === 0 &&
      one?.version === sheet.version &&
      one.comment === sheet.comment &&
      isDeepStrictEqual(one.scores, scores);
    return isThere ? [] : [id];
  });
}
