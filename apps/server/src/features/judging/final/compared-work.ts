import type { JudgeContext } from '../judge-context.ts';
import { findJudgedRound } from '../judged.queries.ts';
import { findOpenHints } from '../round-hints.ts';
import { findWorkOfFinal } from './compared-work.queries.ts';
import { findLastFinal, findWorksApart } from './finals.queries.ts';

type Named = { readonly id: number; readonly number: number };

/**
 * A work that the judge may be asked to compare now: of a final that goes on, and none of which
 * they choose nothing. Otherwise it is not there for them.
 */
export async function findComparedWork({ db, actor }: JudgeContext, { id, number }: Named) {
  const round = await findJudgedRound(db, actor.id, id);
  if (round?.judge_state !== 'accepted') return undefined;
  const final = await findLastFinal(db, round.id);
  if (final === undefined || final.ended_at !== null) return undefined;
  const work = await findWorkOfFinal(db, { id: final.id, round_id: round.id }, number);
  if (work === undefined) return undefined;
  const apart = await findWorksApart(db, final.id, round.judge_id);
  const hints = await findOpenHints(db, round);
  const isHinted = hints.some(
    ({ judgeId, workId }) => judgeId === round.judge_id && workId === work.submission_id,
  );
  if (isHinted || apart.includes(work.submission_id)) return undefined;
  return { ...work, event_id: round.event_id, is_blind: round.is_blind };
}
