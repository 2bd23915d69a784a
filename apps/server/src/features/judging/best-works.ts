import { createHash } from 'node:crypto';
import type * as calls from '@pratibha/contract/best-works';
import type { BestWorks as Told } from '@pratibha/contract/best-works';
import {
  type BestWorks,
  bestOf,
  needsReason,
  type RankedWork,
  ranked,
  takenOf,
  whyNotTakeBest,
} from '@pratibha/domain/judging/best-works';
import { whyNotPrepare } from '@pratibha/domain/judging/rounds';
import { pointsOf, type Scores } from '@pratibha/domain/judging/score-sheets';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAssignments } from './assignments.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { doesCount, rounded } from './judging.view.ts';
import { hasUnsentSheets } from './round-details.ts';
import { findRoundWorks, type RoundWorkRow } from './round-works.queries.ts';
import { findRoundBefore, type RoundRow } from './rounds.queries.ts';
import { findRubric } from './rubrics.queries.ts';

type Found = {
  readonly before: RoundRow;
  readonly most: number;
  readonly works: readonly RoundWorkRow[];
  readonly sheets: ReadonlyMap<number, readonly number[]>;
  readonly ranked: readonly RankedWork[];
  readonly best: BestWorks;
  /** Another one if the points of any work changed. */
  readonly basis: string;
};

/**
 * Who the best of the round before are. Whoever has sheets to send there, or may not see one of its
 * works, is told nothing of that order: a gap in it would say where the hidden one stands.
 */
async function findBest(ctx: Context, round: RoundRow): Promise<Found> {
  const { db, actor } = ctx;
  const before = await findRoundBefore(db, round.id);
  refuse(whyNotTakeBest(before ?? null, ctx.now));
  if (!before) throw new Refused('no-round-before');
  if (await hasUnsentSheets(ctx, before.id)) throw new Refused('own-sheets-unsent');
  if ((await findHiddenWorks(db, before.id, actor.id)).size > 0) {
    throw new Refused('own-conflict-there');
  }
  const works = (await findRoundWorks(db, before)).filter(
    ({ is_listed, out_because, status }) =>
      is_listed && out_because === null && status !== 'REJECTED',
  );
  const { criteria } = await findRubric(db, before.id);
  const counted = (await findAssignments(db, before.id)).filter(doesCount);
  const sheets = new Map(
    [...Map.groupBy(counted, ({ submission_id }) => submission_id)].map(([id, rows]) => [
      id,
      rows.flatMap(({ scores }) => pointsOf(criteria, scores as Scores) ?? []),
    ]),
  );
  const order = ranked(
    works.map(({ submission_id: id }) => ({ id, points: sheets.get(id) ?? [] })),
  );
  const most = round.best ?? 0;
  return {
    ...{ before, most, works, sheets, ranked: order, best: bestOf(order, most) },
    basis: createHash('sha256')
      .update(JSON.stringify([most, order]))
      .digest('base64url'),
  };
}

export const getBestWorks: UseCase<typeof calls.getBestWorks, RoundRow> = async (
  ctx,
  { found },
): Promise<Told> => {
  refuse(whyNotPrepare(found));
  if (found.takes !== 'best') throw new Refused('not-found');
  const { before, most, works, sheets, ranked: order, best, basis } = await findBest(ctx, found);
  const byId = new Map(works.map((work) => [work.submission_id, work]));
  const sure = new Set(best.sure);
  const border = new Set(best.border);
  return {
    round_title: before.title,
    ...{ most, basis },
    unscored: works.length - order.length,
    works: order.flatMap(({ id, points, rank }) => {
      const work = byId.get(id);
      if (!work) return [];
      return {
        ...{ submission_id: id, number: work.number, rank, points: rounded(points) ?? 0 },
        user_name: work.user_name,
        user_college: work.user_college,
        sheets: sheets.get(id)?.length ?? 0,
        is_taken: sure.has(id),
        is_at_border: border.has(id),
      };
    }),
  };
};

/** What was said of the border when such a round was opened. */
type Said = {
  readonly basis: string;
  readonly takes_all: boolean;
  readonly chosen: readonly number[];
  readonly reason: string | null;
};

/** Which works the round takes, and why these of equal ones. */
export async function takeBest(
  ctx: Context,
  round: RoundRow,
  said: Said | undefined,
): Promise<{ readonly ids: ReadonlySet<number>; readonly reason: string | null }> {
  const { best, most, basis } = await findBest(ctx, round);
  if (said?.basis !== basis) throw new Refused('changed-meanwhile');
  const chosen = said.takes_all ? best.border : said.chosen;
  const taken = takenOf(best, { most, chosen });
  if (taken === null) throw new Refused('border-not-settled');
  const isChosen = needsReason(best, taken);
  if (isChosen && said.reason === null) {
    refuseField({ pointer: '/best/reason', error: { code: 'reason-missing' } });
  }
  return { ids: new Set(taken), reason: isChosen ? said.reason : null };
}
