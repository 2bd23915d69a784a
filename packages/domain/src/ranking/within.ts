/** Where a work stands among others. */
type Standing = {
  readonly rank: number;
  readonly group: readonly [number, number];
  readonly open: readonly [number, number];
};

/**
 * Some of ranked works, by the same points: nothing is computed anew. Ranks count those alone, and
 * so do groups and open ranks: what lies between two of all lies between the same works here.
 *
 * @param works all of them, in the order of their ranks
 */
export function within<W extends Standing>(
  works: readonly W[],
  isIn: (work: W) => boolean,
): readonly W[] {
  const places = works.flatMap((work, at) => (isIn(work) ? [at + 1] : []));
  const amongThese = ([first, last]: readonly [number, number]) =>
    [
      places.filter((place) => place < first).length + 1,
      places.filter((place) => place <= last).length,
    ] as const;
  return works.filter(isIn).map((work) => ({
    ...work,
    rank: places.filter((place) => place < work.rank).length + 1,
    group: amongThese(work.group),
    open: amongThese(work.open),
  }));
}
