import { aligned, digits, median } from '../figures.ts';

export type Side = 'old' | 'new';
export type Sides<T> = Readonly<Record<Side, T>>;

/** What one turn of one side did and took. */
export type Turn = {
  readonly requests: number;
  readonly seconds: number;
  /** Processor time in microseconds; not a number where the machine does not tell. */
  readonly micros: number;
};

/** A rate of both sides: the larger, the better. */
export type Comparison = {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  /** Medians of all rounds. */
  readonly old: number;
  readonly new: number;
  /** The new median by the old one. */
  readonly ratio: number;
  /** The smallest and the largest ratio of a single round. */
  readonly spread: readonly [number, number];
  /** False where what else the machine does would decide. */
  readonly isJudged: boolean;
};

type Rate = {
  readonly unit: string;
  readonly of: (turn: Turn) => number;
  readonly isJudged: boolean;
};

const LEAST = 0.9;

/** The order of a round: old new, new old … so that what changes with time meets both alike. */
export function orderOf(round: number): readonly Side[] {
  return round % 2 === 0 ? ['old', 'new'] : ['new', 'old'];
}

/** What was measured, in the order of the rounds. */
export class Turns {
  readonly #part: string;
  readonly #turns = new Map<string, Sides<Turn[]>>();

  constructor(part: string) {
    this.#part = part;
  }

  add(what: string, side: Side, turn: Turn): void {
    const sides = this.#turns.get(what) ?? { old: [], new: [] };
    sides[side].push(turn);
    this.#turns.set(what, sides);
  }

  comparisons(): Comparison[] {
    return [...this.#turns].flatMap(([what, turns]) => {
      const processor = this.#compare(what, turns, {
        unit: '/s of processor time',
        of: ({ requests, micros }) => (requests / micros) * 1e6,
        isJudged: true,
      });
      const isTold = !Number.isNaN(processor.ratio);
      const clock = this.#compare(what, turns, {
        unit: '/s',
        of: ({ requests, seconds }) => requests / seconds,
        isJudged: !isTold,
      });
      return isTold ? [processor, clock] : [clock];
    });
  }

  #compare(what: string, turns: Sides<Turn[]>, { unit, of, isJudged }: Rate): Comparison {
    const rates = { old: turns.old.map(of), new: turns.new.map(of) };
    const medians = { old: median(rates.old), new: median(rates.new) };
    const ratios = rates.old.map((each, round) => (rates.new[round] ?? Number.NaN) / each);
    const spread = [Math.min(...ratios), Math.max(...ratios)] as const;
    const ratio = medians.new / medians.old;
    return { part: this.#part, what, unit, ...medians, ratio, spread, isJudged };
  }
}

/** Whether the new side is more than a tenth slower, by what counts. */
export function isSlower({ ratio, isJudged }: Comparison): boolean {
  return isJudged && ratio < LEAST;
}

function markOf(comparison: Comparison): string {
  if (comparison.ratio >= LEAST) return '';
  return isSlower(comparison) ? 'SLOWER' : 'slower by the clock';
}

/** The comparisons as an aligned table, a line each. */
export function tableOfComparisons(comparisons: readonly Comparison[]): string {
  const head = ['', 'unit', 'old', 'new', 'new by old', 'in a round', ''];
  const rows = comparisons.map((each) => [
    each.what,
    each.unit,
    digits(each.old),
    digits(each.new),
    `${each.ratio.toFixed(2)} ×`,
    each.spread.map((ratio) => ratio.toFixed(2)).join('–'),
    markOf(each),
  ]);
  return aligned([head, ...rows]);
}
