import { Readable } from 'node:stream';
import { Refused } from './refused.ts';

/**
 * The same response for as long as its reader may have it, and no longer than `longestMs` from its
 * first piece on: how fast it goes is the reader's choice, and what was allowed when it began may
 * be taken away meanwhile. What is ended is cut off, so that nobody takes it for the whole.
 * @param isAdmitted asked before each piece is handed on, so it must be cheap
 */
export function whileAdmitted(
  reply: Readable,
  isAdmitted: () => Promise<boolean>,
  longestMs: number,
): Readable {
  let timer: NodeJS.Timeout | undefined;
  const end = () => sent.destroy(new Error(`not taken within ${longestMs} ms`));
  const sent = Readable.from(pieces(), { highWaterMark: 1 });
  async function* pieces() {
    for await (const piece of reply) {
      if (!(await isAdmitted())) throw new Refused('not-signed-in');
      timer ??= setTimeout(end, longestMs);
      yield piece as string;
    }
  }
  return sent.once('close', () => clearTimeout(timer));
}
