import type * as calls from '@pratibha/contract/finals';
import type { OwnFinal } from '@pratibha/contract/finals';
import { pairOf } from '@pratibha/domain/ranking/finals';
import {
  beforeFinal,
  finalEnd,
  nextPair,
  type WeighedFinal,
  weighFinal,
} from '@pratibha/domain/ranking/weigh-final';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { countedRound } from '../counted-round.ts';
import type { JudgedRoundRow } from '../judged.queries.ts';
import { findOpenHints } from '../round-hints.ts';
import { finalOf, findFinal } from './counted-final.ts';
import {
  type BallotRow,
  type FinalRow,
  findComparedWorks,
  findLastFinal,
  findWorksApart,
} from './finals.queries.ts';

const NONE: OwnFinal = { number: null, cast: 0, pair: null };

/** The next two works of a judge. How ballots stand is told to nobody who casts them. */
export const getOwnFinal: UseCase<typeof calls.getOwnFinal, JudgedRoundRow> = (ctx, { found }) =>
  ownFinal(ctx.db, found);

export async function ownFinal(db: Kysely<DB>, round: JudgedRoundRow): Promise<OwnFinal> {
  const row = round.judge_state === 'accepted' ? await findLastFinal(db, round.id) : undefined;
  if (row === undefined || row.ended_at !== null) return NONE;
  const { weighed, own, apart } = await finalForJudge(db, round, row);
  const pair = nextPair(weighed, {
    cast: new Set(own.map(({ better_id, other_id }) => pairOf(`${better_id}`, `${other_id}`))),
    mayNotSee: apart,
  });
  const works = pair && (await findComparedWorks(db, round.id, pair.map(Number)));
  return {
    number: row.number,
    cast: own.length,
    // By their numbers: which of them is ahead is not told.
    pair:
      works?.map(({ name, college, ...work }) => ({
        ...{ ...work, by: round.is_blind ? null : { name, college } },
      })) ?? null,
  };
}

/** A final as it stands, with what of it is a judge's, by ids of submissions. */
type FinalForJudge = {
  readonly weighed: WeighedFinal;
  readonly numbers: ReadonlyMap<number, string>;
  readonly own: readonly BallotRow[];
  /** Works of which the judge chooses nothing. */
  readonly apart: ReadonlySet<string>;
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
  const before = beforeFinal(counted.sheets, ids.map(String), final.works);
  const ballots = final.way === 'ballots' ? final.ballots : [];
  const weighed = weighFinal(before, { prizes: row.prizes, ballots });
  const hinted = (await findOpenHints(db, round)).filter(
    ({ judgeId }) => judgeId === round.judge_id,
  );
  const apart = await findWorksApart(db, row.id, round.judge_id);
  const among = new Set(weighed.order.map(({ work }) => work));
  const inFinal = counted.works.filter(({ submission_id }) => among.has(`${submission_id}`));
  return {
    weighed,
    numbers: new Map(inFinal.map((work) => [work.number ?? 0, `${work.submission_id}`])),
    own: found.ballots.filter(({ judge_id }) => judge_id === round.judge_id),
    apart: new Set([...apart, ...hinted.map(({ workId }) => workId)].map(String)),
  };
}

/** Why a final is over with the ballots that there are now; null: it goes on. */
export async function endOf(db: Kysely<DB>, round: JudgedRoundRow, row: FinalRow) {
  return finalEnd((await finalForJudge(db, round, row)).weighed);
}
