import type { Final } from '../ranking/finals.ts';
import { formulaWith, rankWithFinal } from '../ranking/rank-with-final.ts';
import type { Ranking } from '../ranking/rank-works.ts';
import { canonicalJson, type SnapshotContent } from './snapshot.ts';

/** What of a snapshot anybody can compute again. */
export type Checked = Pick<SnapshotContent, 'formula' | 'works' | 'sheets' | 'final' | 'ranking'>;

/** Whether the snapshot was ranked by the formula that is here. */
export function isOurFormula({ formula, final }: Pick<Checked, 'formula' | 'final'>): boolean {
  return formula === formulaWith(final ?? null);
}

/** Whether the same works have the same ranks, groups and points once they are computed again. */
export function isRankedAlike({ works, sheets, final, ranking }: Checked): boolean {
  return textOf(rankWithFinal(sheets, works, final ?? null)) === textOf(ranking);
}

/** What would be otherwise without the sheets of some judges. */
type Without = {
  /** The works that would be first, and whether they are those that are. */
  readonly first: readonly string[];
  readonly isSameFirst: boolean;
  /** Works that would have another rank, in the order of those that they have. */
  readonly moved: readonly { readonly work: string; readonly from: number; readonly to: number }[];
};

/** Ranks the works without sheets and ballots of these judges, and says what would be otherwise. */
export function withoutJudges(
  { works, sheets, final, ranking }: Checked,
  judges: ReadonlySet<string>,
): Without {
  const others = sheets.filter(({ judge }) => !judges.has(judge));
  const again = rankWithFinal(others, works, finalWithout(final, judges));
  const rankOf = new Map(again.works.map(({ work, rank }) => [work, rank]));
  const moved = ranking.works.flatMap(({ work, rank: from }) => {
    const to = rankOf.get(work) ?? from;
    return to === from ? [] : { work, from, to };
  });
  const first = firstOf(again);
  return { first, isSameFirst: first.join() === firstOf(ranking).join(), moved };
}

function finalWithout(final: Final | undefined, judges: ReadonlySet<string>): Final | null {
  if (final?.way !== 'ballots') return final ?? null;
  return { ...final, ballots: final.ballots.filter(({ judge }) => !judges.has(judge)) };
}

function firstOf({ works }: Ranking): readonly string[] {
  return works.filter(({ rank, sheets }) => rank === 1 && sheets > 0).map(({ work }) => work);
}

/** By bytes, so that nothing of it may differ. */
function textOf(ranking: Ranking): string {
  return canonicalJson(JSON.parse(JSON.stringify(ranking)));
}
