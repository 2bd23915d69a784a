/** `npm run torture` asks for the long forms; `npm test` runs the short ones. */
const IS_LONG = process.env['TORTURE'] === '1';

/** How much of something: a little in `npm test`, plenty in `npm run torture`. */
export function scale<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}

/** Minutes rather than seconds for a test's patience in the long form. */
export const TEST_TIMEOUT_MS = scale(300_000, 6 * 3_600_000);

/** One line with what was measured; `npm run torture` shows it. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
