import { RANKING_VERSION, type Ranking, rankWorks } from '../ranking/rank-works.ts';
import { canonicalJson, type SnapshotContent } from './snapshot.ts';

/** What of a snapshot anybody can compute again. */
export type Checked = Pick<SnapshotContent, 'formula' | 'works' | 'sheets' | 'ranking'>;

/** Whether the snapshot was ranked by the formula that is here. */
export function isOurFormula({ formula }: Pick<Checked, 'formula'>): boolean {
  return formula === RANKING_VERSION;
}

/** Whether the same works have the same ranks, groups and points once they are computed again. */
export function isRankedAlike({ works, sheets, ranking }: Checked): boolean {
  return textOf(rankWorks(sheets, works)) === textOf(ranking);
}

/** What would be otherwise without the sheets of some judges. */
export type Without = {
  /** The works that would be first, and whether they are those that are. */
  readonly first: readonly string[];
  readonly isSameFirst: boolean;
  /** Works that would have another rank, in the order of those that they have. */
  readonly moved: readonly { readonly work: string; readonly from: number; readonly to: number }[];
};

/** Ranks the works without the sheets of these judges, and says what would be otherwise. */
export function withoutJudges(
  { works, sheets, ranking }: Checked,
  judges: ReadonlySet<string>,
): Without {
  const others = sheets.filter(({ judge }) => !judges.has(judge));
  const again = rankWorks(others, works);
  const rankOf = new Map(again.works.map(({ work, rank }) => [work, rank]));
  const moved = ranking.works.flatMap(({ work, rank: from }) => {
    const to = rankOf.get(work) ?? from;
    return to === from ? [] : { work, from, to };
  });
  const first = firstOf(again);
  return { first, isSameFirst: first.join() === firstOf(ranking).join(), moved };
}

function firstOf({ works }: Ranking): readonly string[] {
  return works.filter(({ rank, sheets }) => rank === 1 && sheets > 0).map(({ work }) => work);
}

/** By bytes, so that nothing of it may differ. */
function textOf(ranking: Ranking): string {
  return canonicalJson(JSON.parse(JSON.stringify(ranking)));
}
