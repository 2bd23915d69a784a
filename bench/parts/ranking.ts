import type { RoundRanking } from '../../packages/contract/src/round-rankings.ts';
import { rankWorks } from '../../packages/domain/src/ranking/rank-works.ts';
import { rankedByLibrary } from '../../scripts/ranked-by-library.ts';
import { measured, season, WORLDS } from '../../scripts/seasons.ts';
import { measuredFinals } from '../../scripts/seasons-of-finals.ts';
import type { BenchDatabase } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { processorTime } from '../processor-time.ts';
import type { Product } from '../product.ts';
import { ROUND } from '../seed-judging.ts';
import { ORGANISER, readHeaders } from '../students.ts';

const part = 'judging';
const RANKINGS = 5;
const SEASONS = 100;

/** What an organiser's ranking of a round takes that is judged to the end. */
export async function rankings(product: Product, database: BenchDatabase): Promise<Figure[]> {
  await judgeAll(database);
  const seconds: number[] = [];
  const blocks: number[] = [];
  for (let round = 0; round <= RANKINGS; round += 1) {
    const before = processorTime(product.pid);
    const block = await product.longestBlock(async () => {
      const response = await fetch(`${product.origin}/api/admin/rounds/${ROUND}/ranking`, {
        headers: readHeaders(ORGANISER),
      });
      const { ranked_by, works } = (await response.json()) as RoundRanking;
      if (ranked_by !== 'calibrated' || works.length !== 500) throw new Error('Not all is ranked.');
    });
    // The first is for the compiler.
    if (round === 0) continue;
    seconds.push((processorTime(product.pid) - before) / 1e6);
    blocks.push(block);
  }
  const what = 'ranking 500 works of 40 judges, and once without each of them';
  return [
    repeated(seconds, {
      ...{ part, what: `${what}: processor time`, unit: 's', target: { atMost: 1 } },
    }),
    repeated(blocks, {
      ...{ part, what: `${what}: nobody else has their turn`, unit: 'ms', target: { atMost: 50 } },
    }),
  ];
}

/** Sends every sheet that is assigned, with levels by work, judge and chance. */
async function judgeAll(database: BenchDatabase): Promise<void> {
  const client = await database.connect();
  await client.query(`
    insert into score_sheets (assignment_id, revision, rubric_id, state, scores, saved_at, sent_at)
    select assignments.id, 1, 1, 'sent', (
        select jsonb_object_agg(criteria.id::text, greatest(1, least(5, 3
          + hashint4(submission_id) % 2 + hashint4(judge_id) % 2
          + hashint4(assignments.id * 4 + criteria.id::int) % 2)))
        from criteria), now(), now()
    from assignments where round_id = ${ROUND}
    on conflict (assignment_id, revision, is_late) do update
      set state = 'sent', scores = excluded.scores, sent_at = excluded.sent_at`);
  await client.end();
}

/** How near the ranking comes to the true order, and that a library's says the same. */
export function seasons(): Figure[] {
  const same = Array.from({ length: SEASONS }, (_, at) => season(WORLDS.usual, at + 1)).filter(
    (own) => {
      const ranks = new Map(rankedByLibrary(own).works.map(({ work, rank }) => [work, rank]));
      return rankWorks(own.sheets, own.works).works.every(
        ({ work, rank }) => ranks.get(work) === rank,
      );
    },
  ).length;
  return [
    {
      ...{ part, what: `${SEASONS} seasons: ranks as by a library`, value: same, unit: '' },
      target: { atLeast: SEASONS },
    },
    ...Object.entries(WORLDS).flatMap(([name, world]): Figure[] => {
      const { means, calibrated } = measured(world, SEASONS);
      const what = `${SEASONS} seasons, ${name}`;
      return [
        { part, what: `${what}: τ by means`, value: means.tau, unit: '' },
        { part, what: `${what}: τ calibrated`, value: calibrated.tau, unit: '' },
        {
          ...{ part, what: `${what}: what calibration gains of τ`, unit: '' },
          value: calibrated.tau - means.tau,
          target: { atLeast: name === 'no severity' ? -0.005 : 0.02 },
        },
        { part, what: `${what}: right winner by means`, value: 100 * means.winner, unit: '%' },
        {
          part,
          what: `${what}: right winner calibrated`,
          value: 100 * calibrated.winner,
          unit: '%',
        },
        {
          ...{ part, what: `${what}: right winner with a final`, unit: '%' },
          value: 100 * measuredFinals(world, SEASONS).winner,
        },
      ];
    }),
  ];
}
