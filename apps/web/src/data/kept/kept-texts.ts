import { type Pairs, readersTexts, takeTexts } from '../readers-texts.ts';
import { type Keeping, putKept, readKept } from './kept-cache.ts';

const NAME = 'texts';

/** Those that are kept: others are kept anew. */
let last: unknown = null;

/** Keeps what texts read in the language of the build beside what shows them. @param at its time */
export async function keepTexts(keeping: Keeping, at: number): Promise<void> {
  const texts = readersTexts();
  if (texts === last) return;
  last = texts;
  await putKept(keeping, NAME, [...texts], at);
}

/** Begins with those that were kept. */
export async function takeKeptTexts(cache: Cache): Promise<void> {
  const kept = await readKept<Pairs>(cache, NAME);
  if (kept !== null) takeTexts(kept.data);
}
