import type { CountedSheet } from './rank-works.ts';

/** Levels by which two judges may differ on a criterion before it is told. */
const LEVELS_APART = 2;

/** A criterion of a work on which judges are far apart. */
type Difference = {
  readonly work: string;
  readonly criterion: string;
  readonly lowest: number;
  readonly highest: number;
};

/** Where judges differ by more than two levels: the widest first. */
export function differences(sheets: readonly CountedSheet[]): readonly Difference[] {
  return levelsByCriterion(sheets)
    .map(({ work, criterion, levels }) => ({
      ...{ work, criterion, lowest: Math.min(...levels), highest: Math.max(...levels) },
    }))
    .filter(({ lowest, highest }) => highest - lowest > LEVELS_APART)
    .sort((a, b) => b.highest - b.lowest - (a.highest - a.lowest));
}

/** The mean level of each criterion of each work, to a hundredth. */
export function meanLevels(
  sheets: readonly CountedSheet[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const means = new Map<string, Map<string, number>>();
  for (const { work, criterion, levels } of levelsByCriterion(sheets)) {
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    const own = means.get(work) ?? new Map<string, number>();
    own.set(criterion, Math.round(mean * 100) / 100);
    means.set(work, own);
  }
  return means;
}

function levelsByCriterion(sheets: readonly CountedSheet[]) {
  return [...Map.groupBy(sheets, ({ work }) => work)].flatMap(([work, own]) => {
    const given = own.flatMap(({ levels }) => Object.entries(levels));
    return [...Map.groupBy(given, ([criterion]) => criterion)].map(([criterion, pairs]) => ({
      ...{ work, criterion, levels: pairs.map(([, level]) => level) },
    }));
  });
}
