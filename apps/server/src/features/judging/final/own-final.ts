import type * as calls from '@pratibha/contract/finals';
import type { OwnFinal } from '@pratibha/contract/finals';
import { type Ballot, pairOf } from '@pratibha/domain/ranking/finals';
import {
  beforeFinal,
  nextPair,
  type WeighedFinal,
  weighFinal,
} from '@pratibha/domain/ranking/weigh-final';
import { blindLink } from '@pratibha/domain/works/work-page';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { countedRound } from '../counted-round.ts';
import { inSlices } from '../in-slices.ts';
import type { JudgedRoundRow } from '../judged.queries.ts';
import { findOpenHints } from '../round-hints.ts';
import { finalOf, findFinal } from './counted-final.ts';
import {
  type FinalRow,
  findComparedWorks,
  findLastFinal,
  findWorksApart,
} from './finals.queries.ts';

/** What a judge is told where no final goes on. */
export const NO_FINAL: OwnFinal = { number: null, cast: 0, pair: null };

/** The next two works of a judge. How ballots stand is told to nobody who casts them. */
export const getOwnFinal: UseCase<typeof calls.getOwnFinal, JudgedRoundRow> = async (
  { db },
  { found },
) => {
  const isJudging = found.judge_state === 'accepted';
  const row = isJudging ? await findLastFinal(db, found.id) : undefined;
  if (row === undefined || row.ended_at !== null) return NO_FINAL;
  return ownFinal(db, found, await finalForJudge(db, found, row));
};

/** A final that goes on, with what of it is a judge's; works by the ids of submissions. */
type FinalForJudge = {
  readonly number: number;
  readonly weighed: WeighedFinal;
  /** By the numbers by which judges know them. */
  readonly works: ReadonlyMap<number, string>;
  /** What the judge has chosen. */
  readonly own: readonly Omit<Ballot, 'judge'>[];
  /** Works of which the judge chooses nothing. */
  readonly apart: ReadonlySet<string>;
  /** As it would stand with one ballot more. */
  readonly with: (ballot: Ballot) => WeighedFinal;
};

export async function finalForJudge(
  db: Kysely<DB>,
  round: JudgedRoundRow,
  row: FinalRow,
): Promise<FinalForJudge> {
  const counted = await countedRound(db, round);
  const found = await findFinal(db, row);
  const ids = counted.works.map(({ submission_id }) => submission_id);
  const final = finalOf(found, new Set(ids));
  const before = await inSlices(beforeFinal(counted.sheets, ids.map(String), final.works));
  const { prizes } = row;
  const ballots = final.way === 'ballots' ? final.ballots : [];
  const weighed = weighFinal(before, { prizes, ballots });
  const hints = (await findOpenHints(db, round)).filter(
    ({ judgeId }) => judgeId === round.judge_id,
  );
  const apart = await findWorksApart(db, row.id, round.judge_id);
  const among = new Set(weighed.order.map(({ work }) => work));
  const inFinal = counted.works.filter(({ submission_id }) => among.has(`${submission_id}`));
  return {
    ...{ number: row.number, weighed },
    works: new Map(inFinal.map((work) => [work.number ?? 0, `${work.submission_id}`])),
    own: found.ballots
      .filter(({ judge_id }) => judge_id === round.judge_id)
      .map(({ better_id, other_id }) => ({ better: `${better_id}`, other: `${other_id}` })),
    apart: new Set([...apart, ...hints.map(({ workId }) => workId)].map(String)),
    with: (ballot) => weighFinal(before, { prizes, ballots: [...ballots, ballot] }),
  };
}

/** The two works of which the judge's next ballot says most, as they read them. */
export async function ownFinal(
  db: Kysely<DB>,
  round: JudgedRoundRow,
  { number, weighed, own, apart }: FinalForJudge,
): Promise<OwnFinal> {
  const pair = nextPair(weighed, {
    cast: new Set(own.map(({ better, other }) => pairOf(better, other))),
    mayNotSee: apart,
  });
  const works = pair && (await findComparedWorks(db, round.id, pair.map(Number)));
  return {
    ...{ number, cast: own.length },
    // By their numbers: which of them is ahead is not told.
    pair:
      works?.map(({ name, college, ...work }) => ({
        ...work,
        work_link: round.is_blind ? blindLink(work.work_link) : work.work_link,
        by: round.is_blind ? null : { name, college },
      })) ?? null,
  };
}
