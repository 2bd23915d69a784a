import { ProblemError } from '@pratibha/contract/client';

/**
 * Decides row after row, so that a long selection neither floods the server nor fails as a whole:
 * every row has its own outcome. Where the server asks to wait, it waits.
 *
 * @param settle told the error of each row, or null when it is done
 */
export async function decideAll<Row>(
  rows: readonly Row[],
  decide: (row: Row) => Promise<unknown>,
  settle: (row: Row, error: unknown) => void,
): Promise<void> {
  for (const row of rows) {
    try {
      await decide(row).catch(async (error: unknown) => {
        const seconds = waitAsked(error);
        if (seconds === null) throw error;
        await new Promise((proceed) => setTimeout(proceed, seconds * 1000));
        await decide(row);
      });
      settle(row, null);
    } catch (error) {
      settle(row, error);
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
