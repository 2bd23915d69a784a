/** One guard of the product, and how it looks when somebody has taken it away. */
export type Guard = {
  readonly name: string;
  /** The file it stands in, below the root. */
  readonly file: string;
  /** Its text; stands there exactly once. */
  readonly guard: string;
  /** What stands there without it. */
  readonly without: string;
  /** The test files of which at least one must turn red. */
  readonly tests: readonly string[];
};
