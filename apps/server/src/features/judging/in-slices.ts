import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which others wait at most. */
const SLICE_MS = 10;

/**
 * Carries out what pauses after each step, and lets others have their turn every few milliseconds.
 */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}
