/** What a final takes: works among the best, prizes whose borders decide, and ballots at most. */
export const FINAL_LIMITS = {
  least: 2,
  works: 12,
  usualWorks: 6,
  prizes: 10,
  usualPrizes: 3,
  ballots: 60,
  reason: 500,
} as const;

/** `ballots`: judges choose between two works at a time. `meeting`: they agree, and it is written. */
export const FINAL_WAYS = ['ballots', 'meeting'] as const;
export type FinalWay = (typeof FINAL_WAYS)[number];

/** Why a final is over. `called-off`: it counts no more, as if there had been none. */
export const FINAL_ENDS = ['decided', 'most-ballots', 'by-hand', 'called-off'] as const;
export type FinalEnd = (typeof FINAL_ENDS)[number];

/** One judge's choice between two works. */
export interface Ballot {
  readonly judge: string;
  readonly better: string;
  readonly other: string;
}

/** A final as it counts for the ranks of its round; works and judges by opaque ids. */
export type Final =
  | {
      readonly way: 'ballots';
      readonly works: readonly string[];
      /** So many works get a prize: behind each of them is a border. */
      readonly prizes: number;
      readonly ballots: readonly Ballot[];
    }
  | {
      readonly way: 'meeting';
      /** The best first. */
      readonly works: readonly string[];
    };

/** Two works in the one order in which a pair is written, whoever is named first. */
export function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
