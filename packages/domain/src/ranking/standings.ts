/** What ranks compare: the higher, the better. */
type Keyed = { readonly key: number };

/** Whether one work is surely better than another that stands behind it. */
export type IsSure<W> = (better: W, other: W) => boolean;

/** Where each of some works stands among them. */
export type Standing = {
  /** Equal works have equal ones. */
  readonly rank: number;
  /** First and last rank of those among which no neighbours can be told apart. */
  readonly group: readonly [number, number];
  /** First and last rank that it may have: all others are surely before it or behind it. */
  readonly open: readonly [number, number];
};

/**
 * Where works stand that are in their order, with a pause after each.
 *
 * @param ordered the best first
 */
export function* standing<W extends Keyed>(
  ordered: readonly W[],
  isSure: IsSure<W>,
): Generator<void, readonly Standing[]> {
  const ranks = ranksOf(ordered);
  const groups = groupsOf(ordered, isSure);
  const standings: Standing[] = [];
  for (const at of ordered.keys()) {
    standings.push({
      rank: ranks[at] ?? at + 1,
      group: groups[at] ?? [at + 1, at + 1],
      open: openRanksOf(ordered, at, isSure),
    });
    yield;
  }
  return standings;
}

function ranksOf(ordered: readonly Keyed[]): number[] {
  const ranks: number[] = [];
  for (const [at, { key }] of ordered.entries()) {
    const before = ordered[at - 1];
    ranks.push(before?.key === key ? (ranks[at - 1] ?? at) : at + 1);
  }
  return ranks;
}

/** Neighbours that cannot be told apart are one group, with first and last rank of it. */
function groupsOf<W>(ordered: readonly W[], isSure: IsSure<W>): (readonly [number, number])[] {
  const ends = ordered.map((each, at) => {
    const next = ordered[at + 1];
    return next === undefined || isSure(each, next);
  });
  let first = 1;
  return ordered.map((_, at) => {
    if (at > 0 && ends[at - 1] === true) first = at + 1;
    return [first, ends.indexOf(true, at) + 1];
  });
}

function openRanksOf<W>(
  ordered: readonly W[],
  at: number,
  isSure: IsSure<W>,
): readonly [number, number] {
  const own = ordered[at];
  if (!own) return [at + 1, at + 1];
  let [first, last] = [1, ordered.length];
  for (const [place, other] of ordered.entries()) {
    if (place < at && isSure(other, own)) first += 1;
    if (place > at && isSure(own, other)) last -= 1;
  }
  return [first, last];
}
