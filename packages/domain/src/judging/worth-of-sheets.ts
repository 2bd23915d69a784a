/** In how many of 100 simulated seasons the best work wins, with 2, 3 and 5 sheets a work. */
type Worth = { readonly works: number; readonly wins: readonly [number, number, number] };

/** How many sheets a work the figures are of. */
const SHEETS = [2, 3, 5] as const;

/**
 * Made by scripts/worth-of-sheets.ts, which says what is assumed. A table and not the simulation:
 * a form says it at every key, and seasons of many works take seconds.
 */
const TABLE: readonly Worth[] = [
  { works: 10, wins: [61, 67, 74] },
  { works: 20, wins: [55, 63, 68] },
  { works: 40, wins: [43, 51, 59] },
  { works: 60, wins: [39, 47, 51] },
  { works: 100, wins: [33, 39, 47] },
  { works: 200, wins: [27, 33, 40] },
  { works: 400, wins: [19, 26, 35] },
  { works: 800, wins: [12, 21, 28] },
];

/** What 2, 3 and 5 sheets a work are worth with so many works: the figures of the nearest row. */
export function worthOfSheets(works: number): readonly (readonly [sheets: number, wins: number])[] {
  const distance = (row: Worth) => Math.abs(Math.log(row.works / works));
  const nearest = TABLE.reduce((best, row) => (distance(row) < distance(best) ? row : best));
  return SHEETS.map((sheets, at) => [sheets, nearest.wins[at] ?? 0]);
}
