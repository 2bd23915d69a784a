import type { ResultSnapshot, RoundResults, WorkToAward } from '@pratibha/contract/results';
import { awardsByRank } from '@pratibha/domain/results/awards';
import type { Context } from '../../platform/serve/context.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import {
  type AwardRow,
  countLateSheets,
  findAwards,
  findWorkLinks,
  type SnapshotRow,
} from './results.queries.ts';
import { type ResultsSoFar, resultsSoFar } from './results-so-far.ts';
import { isAnotherThere } from './who-approves.ts';

/** Where the results of a round stand, as whoever may see all of it is told. */
export async function roundResults(
  ctx: Context,
  edition: LiveEdition,
  round: RoundRow,
): Promise<RoundResults> {
  const soFar = await resultsSoFar(ctx, edition, round);
  const { state, whyNot, basis, prizes, snapshots, frozen, isOver } = soFar;
  const awards = await findAwards(ctx.db, round.id);
  const links = await findWorkLinks(ctx.db, round.id);
  return {
    round_id: round.id,
    round_title: round.title,
    event_id: round.event_id,
    event_title: round.event_title,
    ...{ state, basis, why_not: whyNot },
    late_sheets: await countLateSheets(ctx.db, round.id),
    final: soFar.content.final?.way ?? null,
    prizes: [...prizes],
    works: isOver ? worksView(soFar, links) : [],
    suggested: isOver ? suggestedIn(soFar) : [],
    needs_approval: await isAnotherThere(ctx, round, frozen?.frozen_by ?? ctx.actor.id),
    is_own: frozen?.frozen_by === ctx.actor.id,
    snapshots: snapshots.map((row) => snapshotView(row, awards)),
  };
}

function worksView(
  { content, works }: ResultsSoFar,
  links: ReadonlyMap<number, string>,
): WorkToAward[] {
  return content.ranking.works.flatMap(({ work, sheets, mean, calibrated, rank, group }) => {
    const row = works.get(work);
    if (!row) return [];
    return {
      submission_id: row.submission_id,
      number: row.number ?? 0,
      user_name: row.user_name,
      user_college: row.user_college,
      submission_status: row.status,
      work_link: links.get(row.submission_id) ?? '',
      ...{ sheets, points: calibrated ?? mean, rank, group: [...group] },
    };
  });
}

function suggestedIn({ content, prizes, works }: ResultsSoFar): RoundResults['suggested'] {
  return awardsByRank(content.ranking.works, prizes).flatMap(({ work, position }) => {
    const row = works.get(work);
    return row && position !== null ? [{ submission_id: row.submission_id, position }] : [];
  });
}

function snapshotView(row: SnapshotRow, awards: readonly AwardRow[]): ResultSnapshot {
  const { number, sha256, shows_ranks, offers_check, thaw_reason } = row;
  return {
    ...{ number, sha256, shows_ranks, offers_check, thaw_reason },
    frozen_at: row.frozen_at.toISOString(),
    frozen_by: row.frozen_by_name,
    approved_at: row.approved_at?.toISOString() ?? null,
    approved_by: row.approved_by_name,
    released_at: row.released_at?.toISOString() ?? null,
    thawed_at: row.thawed_at?.toISOString() ?? null,
    awards: awards
      .filter(({ snapshot_id }) => snapshot_id === row.id)
      .map(({ snapshot_id: _, ...award }) => award),
  };
}
