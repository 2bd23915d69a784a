/** A judge and a work. */
export type Pair = { readonly judgeId: number; readonly workId: number };

type Allowed = {
  readonly conflicts: readonly Pair[];
  readonly kept: readonly Pair[];
};

/** Swaps that are tried before it is said that not all judges share works. */
const MOST_SWAPS = 2_000;

/**
 * Judges who share works, directly or through others; more than one group means that not all do.
 */
export function judgeGroups(pairs: readonly Pair[]): number[][] {
  const leader = new Map<string, string>();
  const leaderOf = (node: string): string => {
    let at = node;
    for (let next = leader.get(at); next !== undefined; next = leader.get(at)) at = next;
    return at;
  };
  for (const { judgeId, workId } of pairs) {
    const [judge, work] = [leaderOf(`judge ${judgeId}`), leaderOf(`work ${workId}`)];
    if (judge !== work) leader.set(judge, work);
  }
  const judges = [...new Set(pairs.map(({ judgeId }) => judgeId))].sort((a, b) => a - b);
  return [...Map.groupBy(judges, (id) => leaderOf(`judge ${id}`)).values()];
}

/**
 * Lets judges of two groups swap works until all share some, which changes nobody's load. What is
 * kept stays where it is.
 */
export function shareWorks(added: readonly Pair[], allowed: Allowed): readonly Pair[] {
  let pairs = added;
  let tried = 0;
  for (;;) {
    const groups = judgeGroups([...allowed.kept, ...pairs]);
    if (groups.length <= 1) return pairs;
    const joined = firstJoining(pairs, groups, allowed, () => (tried += 1) > MOST_SWAPS);
    if (joined === null) return pairs;
    pairs = joined;
  }
}

function firstJoining(
  pairs: readonly Pair[],
  groups: readonly (readonly number[])[],
  { conflicts, kept }: Allowed,
  isEnough: () => boolean,
): readonly Pair[] | null {
  const nameOf = ({ judgeId, workId }: Pair) => `${judgeId} ${workId}`;
  const taken = new Set([...conflicts, ...kept, ...pairs].map(nameOf));
  const groupOf = new Map(groups.flatMap((judges, group) => judges.map((id) => [id, group])));
  for (const [at, one] of pairs.entries()) {
    for (const [beside, other] of pairs.entries()) {
      if (beside <= at || groupOf.get(one.judgeId) === groupOf.get(other.judgeId)) continue;
      if (isEnough()) return null;
      const swapped = [
        { judgeId: other.judgeId, workId: one.workId },
        { judgeId: one.judgeId, workId: other.workId },
      ] as const;
      if (swapped.some((pair) => taken.has(nameOf(pair)))) continue;
      const after = pairs.with(at, swapped[0]).with(beside, swapped[1]);
      if (judgeGroups([...kept, ...after]).length < groups.length) return after;
    }
  }
  return null;
}
