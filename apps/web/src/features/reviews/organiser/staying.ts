import type { Reviewed } from './decisions.ts';

/** A row that somebody had at hand, and where it stood. */
type AtHand = { readonly row: Reviewed; readonly at: number };
export type Hand = ReadonlyMap<number, AtHand>;

/** The same with those of these rows that are at hand now; itself where there is none more. */
export function withHand(
  hand: Hand,
  rows: readonly Reviewed[],
  ids: readonly (number | undefined)[],
): Hand {
  const more = rows.flatMap((row, at): [number, AtHand][] =>
    ids.includes(row.id) && !hand.has(row.id) ? [[row.id, { row, at }]] : [],
  );
  return more.length === 0 ? hand : new Map([...hand, ...more]);
}

/** The same where these have another status now. */
export function withStatus(hand: Hand, ids: readonly number[], status: Reviewed['status']): Hand {
  return new Map(
    [...hand].map(([id, { row, at }]) => [
      id,
      { at, row: ids.includes(id) ? { ...row, status } : row },
    ]),
  );
}

/**
 * The rows of a page with those that were at hand and fit its filter no more, each where it stood:
 * whoever decides on one still sees what they did, and nothing moves under the pointer.
 */
export function staying(
  rows: readonly Reviewed[],
  hand: Hand,
): { readonly rows: readonly Reviewed[]; readonly away: ReadonlySet<number> } {
  const here = new Set(rows.map(({ id }) => id));
  const gone = [...hand.values()]
    .filter(({ row }) => !here.has(row.id))
    .toSorted((one, other) => one.at - other.at);
  const all = [...rows];
  for (const { row, at } of gone) all.splice(Math.min(at, all.length), 0, { ...row, isAway: true });
  return { rows: all, away: new Set(gone.map(({ row }) => row.id)) };
}
