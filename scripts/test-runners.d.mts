/** How many passed, how many did not, and what the tool printed. */
export type Outcome = { passed: number; failed: number; output: string };

type Run = {
  /** The folder of the runner's report. */
  readonly reports: string;
  /** Variables over the inherited ones. */
  readonly env?: Readonly<Record<string, string>>;
};

export function runVitest(args: readonly string[], run: Run): Promise<Outcome>;

export function runPlaywright(args: readonly string[], run: Run): Promise<Outcome>;
