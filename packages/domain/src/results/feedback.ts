import type { SnapshotContent } from './snapshot.ts';

/** Below so many works a spread would tell what others were given. */
const LEAST_FOR_SPREAD = 4;

/** Of a criterion: what one work was given, and between which levels half of all works are. */
export type CriterionFeedback = {
  readonly title: string;
  /** How many levels there are. */
  readonly most: number;
  /** One of each judge, from the lowest on, so that nobody knows whose is whose. */
  readonly levels: readonly number[];
  /** To a tenth; null where too few works were judged. */
  readonly field: { readonly from: number; readonly middle: number; readonly to: number } | null;
};

/** What whoever made the work is told of each criterion. */
export function feedbackOf(
  { rubric, sheets }: Pick<SnapshotContent, 'rubric' | 'sheets'>,
  work: string,
): readonly CriterionFeedback[] {
  const byWork = [...Map.groupBy(sheets, (sheet) => sheet.work)];
  return rubric.criteria.map(({ id, title, levels: most }) => {
    const levelsOf = (some: SnapshotContent['sheets']) =>
      some.flatMap(({ levels }) => levels[String(id)] ?? []).sort((a, b) => a - b);
    const means = byWork.map(([, some]) => meanOf(levelsOf(some))).sort((a, b) => a - b);
    return {
      ...{ title, most },
      levels: levelsOf(sheets.filter((sheet) => sheet.work === work)),
      field: means.length < LEAST_FOR_SPREAD ? null : spreadOf(means),
    };
  });
}

function meanOf(levels: readonly number[]): number {
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
}

function spreadOf(sorted: readonly number[]) {
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below = 0, above = below] = [Math.floor(place), Math.ceil(place)].map(
      (each) => sorted[each] ?? 0,
    );
    return Math.round((below + (above - below) * (place % 1)) * 10) / 10;
  };
  return { from: at(0.25), middle: at(0.5), to: at(0.75) };
}
