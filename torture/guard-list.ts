import { sourceFiles } from '../scripts/source-files.ts';

/** One guard of the product, and how it looks when somebody has taken it away. */
export type Guard = {
  readonly name: string;
  /** The file it stands in, below the root, as are the tests. */
  readonly file: string;
  /** Its text; stands there exactly once. */
  readonly guard: string;
  /** What stands there without it. */
  readonly without: string;
  /** The test files of which at least one must turn red. */
  readonly tests: readonly string[];
};

/**
 * Every guard, from the `guards.json` of the rooms they guard: whoever moves code there meets its
 * guards. `npm run torture -- guards` removes them one at a time.
 */
export const GUARDS: readonly Guard[] = sourceFiles()
  .filter(({ path }) => path.endsWith('/guards.json'))
  .flatMap(({ text }) => JSON.parse(text) as Guard[]);
