import { createHash } from 'node:crypto';
import { type EventByCompetition, eventsOf } from '@pratibha/domain/editions/competition-events';
import type { Final } from '@pratibha/domain/ranking/finals';
import { formulaWith, rankingWithFinal } from '@pratibha/domain/ranking/rank-with-final';
import type { AwardFacts, PrizeToGive } from '@pratibha/domain/results/awards';
import type { ResultRefusal } from '@pratibha/domain/results/result-refusals';
import { type ResultState, resultState, whyNotFreeze } from '@pratibha/domain/results/result-state';
import {
  canonicalJson,
  type SnapshotContent,
  workInSnapshot,
} from '@pratibha/domain/results/snapshot';
import { prizeText } from '@pratibha/words/results/prize-text';
import type { Context } from '../../platform/serve/context.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { countedFinal, countedRound, inSlices, type RoundRow } from '../judging/judging.ts';
import { findRoundToFreeze, findSnapshots, type SnapshotRow } from './results.queries.ts';

type Counted = Awaited<ReturnType<typeof countedRound>>;
type CountedWork = Counted['works'][number];
/** What of it is frozen. */
type CountedToFreeze = {
  readonly rubric: { readonly criteria: readonly FrozenCriterion[] };
  readonly works: readonly Pick<CountedWork, 'submission_id' | 'number'>[];
  readonly sheets: Counted['sheets'];
  /** By ids as the sheets; absent where none counts. */
  readonly final?: Final | null;
};
type FrozenCriterion = {
  readonly id: number;
  readonly title: string;
  readonly weight: number;
  readonly levels: readonly string[];
};

/** What there is of the results of a round now, whatever was frozen of it. */
export type ResultsSoFar = {
  readonly round: RoundRow;
  readonly state: ResultState;
  readonly snapshots: readonly SnapshotRow[];
  /** The one that nobody thawed. */
  readonly frozen: SnapshotRow | null;
  readonly whyNot: ResultRefusal | null;
  readonly isOver: boolean;
  readonly prizes: readonly PrizeToGive[];
  /** By what they are called in a snapshot. */
  readonly works: ReadonlyMap<string, CountedWork>;
  readonly content: Omit<SnapshotContent, 'awards'>;
  readonly facts: AwardFacts;
  /** Another one if a sheet, a work or a prize changed. */
  readonly basis: string;
};

/** Ranks what counts now, and says whether it can be frozen. */
export async function resultsSoFar(
  ctx: Pick<Context, 'db' | 'now'>,
  edition: Pick<LiveEdition, 'content'>,
  round: RoundRow,
): Promise<ResultsSoFar> {
  const event = await findRoundToFreeze(ctx.db, round.id);
  const counted = await countedRound(ctx.db, round);
  const works = new Map(
    counted.works.map((work) => [workInSnapshot(work.number ?? 0), work] as const),
  );
  const there = new Set(counted.works.map(({ submission_id }) => submission_id));
  const { final, hasOpenFinal } = await countedFinal(ctx.db, round.id, there);
  const content = await inSlices(frozenContent({ ...counted, final }));
  const snapshots = await findSnapshots(ctx.db, round.id);
  const state = resultState(snapshots, ctx.now);
  const isOver =
    event.opened_at !== null &&
    event.paused_at === null &&
    event.ends_at.getTime() < ctx.now.getTime();
  const prizes = event.is_of_live_edition ? prizesOf(edition, event) : [];
  return {
    ...{ round, state, snapshots, isOver, prizes, works, content },
    frozen: snapshots.find(({ thawed_at }) => thawed_at === null) ?? null,
    whyNot: whyNotFreeze({ state, isOver, sheets: content.sheets.length, hasOpenFinal }),
    facts: { works: content.ranking.works, prizes },
    basis: createHash('sha256')
      .update(canonicalJson({ round: round.id, prizes, content }))
      .digest('base64url'),
  };
}

/**
 * The sheets by the names of a snapshot: judges are numbered in the order of their rows, so that
 * the same is written in the same way. Pauses in between, as ranking does.
 */
export function* frozenContent({
  rubric,
  works,
  sheets,
  final = null,
}: CountedToFreeze): Generator<void, Omit<SnapshotContent, 'awards'>> {
  const numbers = new Map(works.map((work) => [`${work.submission_id}`, work.number ?? 0]));
  const ballots = final?.way === 'ballots' ? final.ballots : [];
  const judges = [...new Set([...sheets, ...ballots].map(({ judge }) => Number(judge)))].sort(
    (a, b) => a - b,
  );
  const workOf = (id: string) => workInSnapshot(numbers.get(id) ?? 0);
  const judgeOf = (id: string) => `J${judges.indexOf(Number(id)) + 1}`;
  const named = sheets.map(({ work, judge, points, levels }) => ({
    ...{ work: workOf(work), judge: judgeOf(judge), points, levels },
  }));
  const namedFinal = final && finalNamed(final, { workOf, judgeOf });
  const labels = [...numbers.values()].sort((a, b) => a - b).map(workInSnapshot);
  return {
    formula: formulaWith(namedFinal),
    rubric: {
      criteria: rubric.criteria.map(({ id, title, weight, levels }) => ({
        ...{ id, title, weight, levels: levels.length },
      })),
    },
    works: labels,
    sheets: named,
    ...(namedFinal === null ? {} : { final: namedFinal }),
    ranking: yield* rankingWithFinal(named, labels, namedFinal),
  };
}

type Names = Readonly<Record<'workOf' | 'judgeOf', (id: string) => string>>;

function finalNamed(final: Final, { workOf, judgeOf }: Names): Final {
  const works = final.works.map(workOf);
  if (final.way === 'meeting') return { ...final, works };
  const ballots = final.ballots.map(({ judge, better, other }) => ({
    ...{ judge: judgeOf(judge), better: workOf(better), other: workOf(other) },
  }));
  return { ...final, works, ballots };
}

/** The prizes of the competition of an event, as the pages of its edition say them now. */
export function prizesOf(
  { content }: Pick<LiveEdition, 'content'>,
  event: EventByCompetition,
): readonly PrizeToGive[] {
  const { groups, currency } = content.prizes;
  const names = groups.map(({ competition }) => competition);
  const group = groups.find(({ competition }) => eventsOf(competition, names, [event]).length > 0);
  return (group?.prizes ?? [])
    .map((prize) => ({
      position: prize.rank,
      title: prize.place,
      prize: prizeText(prize, currency),
    }))
    .sort((a, b) => a.position - b.position);
}
