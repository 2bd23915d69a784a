import { atOnce } from '../steps.ts';
import type { Final } from './finals.ts';
import {
  type CountedSheet,
  RANKING_VERSION,
  type RankedWork,
  type Ranking,
  rankingWorks,
} from './rank-works.ts';
import { type Standing, standing } from './standings.ts';
import { beforeFinal, weighFinal } from './weigh-final.ts';
import { within } from './within.ts';

/** Of the formula where a final counts; without one it is the same as before there were finals. */
const VERSION_WITH_FINAL = 2;

/** The version of the formula by which works are ranked with this final, or without one. */
export function formulaWith(final: Final | null): number {
  return final === null ? RANKING_VERSION : VERSION_WITH_FINAL;
}

/**
 * Ranks works by their sheets, and those of a final by that (ADR 63): they stay the first, in the
 * order of the final, and all others follow by their points.
 */
export function rankWithFinal(
  sheets: readonly CountedSheet[],
  works: readonly string[],
  final: Final | null,
): Ranking {
  return atOnce(rankingWithFinal(sheets, works, final));
}

/** The same with pauses in between, as ranking has them. */
export function* rankingWithFinal(
  sheets: readonly CountedSheet[],
  works: readonly string[],
  final: Final | null,
): Generator<void, Ranking> {
  const ranking = yield* rankingWorks(sheets, works);
  if (final === null) return ranking;
  const byWork = new Map(ranking.works.map((each) => [each.work, each]));
  const standings = yield* standingIn(sheets, works, final);
  const first = standings.flatMap(({ work, ...own }): RankedWork[] => {
    const ranked = byWork.get(work);
    return ranked ? [{ ...ranked, ...own }] : [];
  });
  const among = new Set(first.map(({ work }) => work));
  const rest = within(ranking.works, ({ work }) => !among.has(work)).map((each) => ({
    ...each,
    rank: each.rank + first.length,
    group: behind(each.group, first.length),
    open: behind(each.open, first.length),
  }));
  return { ...ranking, works: [...first, ...rest] };
}

type StandingWork = Standing & { readonly work: string };

/** The works of the final in its order; of those that have no sheet any more none. */
function* standingIn(
  sheets: readonly CountedSheet[],
  works: readonly string[],
  final: Final,
): Generator<void, StandingWork[]> {
  const before = yield* beforeFinal(sheets, works, final.works);
  if (final.way === 'meeting') {
    const there = new Set(before.finalists.map(({ work }) => work));
    return final.works
      .filter((work) => there.has(work))
      .map((work, at) => ({
        ...{ work, rank: at + 1, group: [at + 1, at + 1], open: [at + 1, at + 1] },
      }));
  }
  const { order, isSure } = weighFinal(before, final);
  const standings = yield* standing(order, (better, other) => isSure(better.work, other.work));
  return order.flatMap(({ work }, at) => {
    const own = standings[at];
    return own ? [{ work, ...own }] : [];
  });
}

function behind([first, last]: readonly [number, number], by: number): readonly [number, number] {
  return [first + by, last + by];
}
