import type { CountedSheet } from './rank-works.ts';
import { scoringWorks } from './scored-works.ts';

/** A judge without whom others would have won. */
type DecidingJudge = { readonly judge: string; readonly winners: readonly string[] };

/**
 * The judges without whose sheets the winner would be another, with who that would be; of several
 * with the first rank, if it is not the same of them. Pauses after each step, so that whoever runs
 * it can do something else meanwhile.
 */
export function* withoutEachJudge(
  sheets: readonly CountedSheet[],
  works: readonly string[],
): Generator<void, readonly DecidingJudge[]> {
  const winners = yield* winnersOf(sheets, works);
  const deciding: DecidingJudge[] = [];
  const judges = new Set(sheets.map(({ judge }) => judge));
  if (judges.size < 2) return [];
  for (const judge of [...judges].sort()) {
    yield;
    const others = yield* winnersOf(
      sheets.filter((sheet) => sheet.judge !== judge),
      works,
    );
    if (others.join('\n') !== winners.join('\n')) deciding.push({ judge, winners: others });
  }
  return deciding;
}

function* winnersOf(
  sheets: readonly CountedSheet[],
  works: readonly string[],
): Generator<void, readonly string[]> {
  const { scored } = yield* scoringWorks(sheets, works);
  return scored.filter(({ key }) => key === scored[0]?.key).map(({ work }) => work);
}
