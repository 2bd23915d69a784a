import type * as calls from '@pratibha/contract/finals';
import type { FinalOfRound, RoundFinal } from '@pratibha/contract/finals';
import { finalistsOf, whyNotBeginFinal } from '@pratibha/domain/ranking/final-rules';
import { type Ballot, FINAL_LIMITS, pairOf } from '@pratibha/domain/ranking/finals';
import { rankingWithFinal } from '@pratibha/domain/ranking/rank-with-final';
import { type Ranking, rankingWorks } from '@pratibha/domain/ranking/rank-works';
import { beforeFinal, weighFinal } from '@pratibha/domain/ranking/weigh-final';
import type { Context } from '../../../platform/serve/context.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { countedFor } from '../counted-for.ts';
import type { CountedRound } from '../counted-round.ts';
import { isFrozen } from '../counted-sheets.queries.ts';
import { inSlices } from '../in-slices.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { type FoundFinal, finalOf, findFinal } from './counted-final.ts';
import { findLastFinal, isJudgingOver } from './finals.queries.ts';

/** The final of a round, and which of its borders are decided. */
export const getFinal: UseCase<typeof calls.getFinal, RoundRow> = (ctx, { found }) =>
  roundFinal(ctx, found);

export async function roundFinal(ctx: Context, round: RoundRow): Promise<RoundFinal> {
  const counted = await countedFor(ctx, round);
  const ids = counted.works.map(({ submission_id }) => `${submission_id}`);
  const ranking = await inSlices(rankingWorks(counted.sheets, ids));
  const row = await findLastFinal(ctx.db, round.id);
  const found = row && (await findFinal(ctx.db, row));
  const candidates = finalistsOf(ranking.works, FINAL_LIMITS.works);
  const whyNot = whyNotBeginFinal({
    isOver: await isJudgingOver(ctx.db, round.id, ctx.now),
    isOpen: row !== undefined && row.ended_at === null,
    // Fewer may begin where equal ones at the last place are too many.
    finalists: Math.max(
      finalistsOf(candidates, 1).length,
      Math.min(candidates.length, FINAL_LIMITS.works),
    ),
  });
  return {
    round_id: round.id,
    why_not: (await isFrozen(ctx.db, round.id)) ? 'results-frozen' : whyNot,
    candidates: candidatesIn(counted, candidates),
    final: found ? await finalView(found, { counted, ranking }) : null,
  };
}

type Ranked = { readonly counted: CountedRound; readonly ranking: Ranking };

function candidatesIn({ works }: CountedRound, ranked: Ranking['works']): RoundFinal['candidates'] {
  const byId = new Map(works.map((work) => [`${work.submission_id}`, work]));
  return ranked.flatMap(({ work: id, calibrated, mean, rank }) => {
    const work = byId.get(id);
    if (!work) return [];
    const { submission_id, number, user_name, user_college } = work;
    const of = { submission_id, number: number ?? 0, user_name, user_college };
    return { ...of, points: calibrated ?? mean, rank };
  });
}

async function finalView(found: FoundFinal, { counted, ranking }: Ranked): Promise<FinalOfRound> {
  const { number, way, prizes, begun_by, ended_because } = found.row;
  const { sheets, works } = counted;
  const byId = new Map(works.map((work) => [`${work.submission_id}`, work]));
  const numberOf = (id: string) => byId.get(id)?.number ?? 0;
  const final = finalOf(found, new Set(works.map(({ submission_id }) => submission_id)));
  const ids = [...byId.keys()];
  const before = new Map(ranking.works.map(({ work, rank }) => [work, rank]));
  const reasons = new Map(found.works.map((each) => [`${each.submission_id}`, each.reason]));
  const among = new Set(final.works);
  const ballots = final.way === 'ballots' ? final.ballots : [];
  const ranked = await inSlices(rankingWithFinal(sheets, ids, final));
  const weighed =
    final.way === 'ballots'
      ? weighFinal(await inSlices(beforeFinal(sheets, ids, final.works)), final)
      : null;
  return {
    ...{ number, way, prizes, begun_by, ended_because },
    begun_at: found.row.begun_at.toISOString(),
    ended_at: found.row.ended_at?.toISOString() ?? null,
    ballots: ballots.length,
    works: ranked.works
      .filter(({ work }) => among.has(work))
      .map(({ work, rank }) => ({
        submission_id: Number(work),
        number: numberOf(work),
        user_name: byId.get(work)?.user_name ?? '',
        rank,
        rank_before: before.get(work) ?? rank,
        reason: reasons.get(work) ?? null,
      })),
    borders: (weighed?.borders ?? []).map(({ after, better, other, probability, isSure }) => ({
      ...{ after, better: numberOf(better), other: numberOf(other) },
      // Never 0.9 of what is not sure.
      probability: Math.floor(probability * 100) / 100,
      is_sure: isSure,
    })),
    pairs: pairsOf(ballots, numberOf),
  };
}

function pairsOf(
  ballots: readonly Ballot[],
  numberOf: (work: string) => number,
): FinalOfRound['pairs'] {
  const pairs = Map.groupBy(ballots, ({ better, other }) => pairOf(better, other));
  return [...pairs.values()].map((own) => {
    const numbers = own.map(({ better, other }) => [numberOf(better), numberOf(other)] as const);
    const [one = 0, other = 0] = [...(numbers[0] ?? [])].sort((a, b) => a - b);
    const forOne = numbers.filter(([better]) => better === one).length;
    return { one, other, for_one: forOne, for_other: own.length - forOne };
  });
}
