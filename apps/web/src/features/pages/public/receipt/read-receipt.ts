import type { Receipt } from '@pratibha/contract/receipts';
import { LANGUAGE } from '@pratibha/words/language';

/** Longer than this nobody waits. */
const PATIENCE_MS = 15_000;

/** A receipt, or why there is none to show. */
export type Found =
  | { readonly receipt: Receipt }
  | { readonly why: 'notFound' | 'tooMany' | 'failed' };

/** The page has no texts beside it: what the event calls its parts comes as it is read there. */
const READ_IN = LANGUAGE === 'en' ? '' : `?language=${LANGUAGE}`;

/** Asks for the receipt of a code; whoever asks is nobody. @param calls where they are asked for */
export async function readReceipt(calls: string, code: string): Promise<Found> {
  try {
    const response = await fetch(`${calls}/${code}${READ_IN}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { receipt: (await response.json()) as Receipt };
    if (response.status === 404) return { why: 'notFound' };
    return { why: response.status === 429 ? 'tooMany' : 'failed' };
  } catch {
    return { why: 'failed' };
  }
}
