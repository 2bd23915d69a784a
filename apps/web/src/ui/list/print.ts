/** What a browser lays out in a few seconds, and nobody reads on paper. */
export const MOST_PRINTED = 5_000;

/** The printing of a list that is longer than its page. */
export type Printing = {
  /** How many rows are loaded already, while they are loaded; null else. */
  readonly loaded: number | null;
  /** Whether the rows are those for paper. */
  readonly isPrinting: boolean;
  readonly onPrint: () => void;
};
