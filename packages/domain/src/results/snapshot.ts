import type { Final } from '../ranking/finals.ts';
import type { CountedSheet, Ranking } from '../ranking/rank-works.ts';

/** An award of a snapshot, of a work as it is called there. */
export type FrozenAward = {
  readonly work: string;
  readonly title: string;
  readonly prize: string;
  readonly position: number | null;
};

/**
 * What is frozen of a round: numbers and opaque ids, never names. Works are called `W` and their
 * number in the round, judges `J` and a number of this snapshot alone.
 */
export type SnapshotContent = {
  /** Version of the formula by which it is ranked. */
  readonly formula: number;
  readonly rubric: {
    readonly criteria: readonly {
      readonly id: number;
      readonly title: string;
      readonly weight: number;
      /** How many there are, from 1 on. */
      readonly levels: number;
    }[];
  };
  readonly works: readonly string[];
  readonly sheets: readonly CountedSheet[];
  /** Absent where none counts. */
  readonly final?: Final;
  /** With the final. */
  readonly ranking: Ranking;
  readonly awards: readonly FrozenAward[];
};

/** By what a work is called in a snapshot. */
export function workInSnapshot(number: number): string {
  return `W${number}`;
}

/**
 * The one way in which a value is written as JSON: keys in the order of their code units, no white
 * space, numbers as JavaScript writes them. A hash is taken over its UTF-8 bytes.
 * @param value plain data: nothing that JSON leaves out
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    const pairs = fields.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
}
