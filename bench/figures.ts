/** One measured value, what it should be, and whether it is. */
export type Figure = {
  readonly part: string;
  readonly what: string;
  readonly value: number;
  /** '×' for ratios; ms, s, MB, kB, /s or '' for counts. */
  readonly unit: string;
  /** Smallest and largest value of the repetitions. */
  readonly spread?: readonly [number, number];
  readonly target?: Target;
  readonly note?: string;
};

type Target = { readonly atLeast: number } | { readonly atMost: number };

/** Whether a figure is what it should be; null without a target. */
export function isMet({ value, target }: Pick<Figure, 'value' | 'target'>): boolean | null {
  if (target === undefined) return null;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** The value below which this part (0 to 1) of the values lies, by the nearest rank. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(part * sorted.length) - 1);
  return sorted[at] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** A figure from repetitions: their median, with smallest and largest. */
export function repeated(
  values: readonly number[],
  rest: Omit<Figure, 'value' | 'spread'>,
): Figure {
  return {
    ...rest,
    value: median(values),
    spread: [Math.min(...values), Math.max(...values)],
  };
}

/** A number as short as it may be. */
export function digits(value: number): string {
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return Math.round(value).toString();
  return value.toFixed(size >= 10 ? 1 : 2);
}

function targetText(target: Target | undefined): string {
  if (target === undefined) return '';
  return 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
}

const VERDICTS = new Map<boolean | null, string>([
  [true, 'ok'],
  [false, 'MISSED'],
  [null, ''],
]);

/** The figures as an aligned table, a line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${digits(figure.value)} ${figure.unit}`,
    figure.spread ? figure.spread.map(digits).join('–') : '',
    targetText(figure.target),
    VERDICTS.get(isMet(figure)) ?? '',
    figure.note ?? '',
  ]);
  return aligned(rows);
}

/** Rows as lines, their cells below each other. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const longest = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: longest }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
