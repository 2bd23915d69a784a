import { ProblemError } from '@pratibha/contract/client';
import type { BulkOutcome } from './prepare-rows.ts';

/** So many rows are decided on by one call. */
const AT_A_TIME = 50;

/** What became of a row: the server's outcome, or the error of the call that was to tell it. */
export type Settled = { readonly outcome: BulkOutcome } | { readonly error: unknown };

/**
 * Decides on rows, 50 by one call, so that a long selection shows how far it is and does not fail
 * as a whole: every row has its own outcome. Where the server asks to wait, it waits.
 *
 * @param isStopped asked before each call; what was not sent by then is never settled
 */
export async function decideAll<Row>(
  rows: readonly Row[],
  decide: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>,
  settle: (row: Row, settled: Settled) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (let at = 0; at < rows.length && !isStopped(); at += AT_A_TIME) {
    const together = rows.slice(at, at + AT_A_TIME);
    try {
      const outcomes = await decide(together).catch(async (error: unknown) => {
        const seconds = waitAsked(error);
        if (seconds === null) throw error;
        await new Promise((proceed) => setTimeout(proceed, seconds * 1000));
        return decide(together);
      });
      for (const [place, outcome] of outcomes.entries()) {
        const row = together[place];
        if (row !== undefined) settle(row, { outcome });
      }
    } catch (error) {
      for (const row of together) settle(row, { error });
    }
  }
}

/** The longest wait that a person would sit through. */
const LONGEST_WAIT_S = 90;

function waitAsked(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.status !== 429) return null;
  const { retryAfter } = error;
  return retryAfter !== null && retryAfter <= LONGEST_WAIT_S ? retryAfter : null;
}
