import { writeFileSync } from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';

/**
 * Where memory runs out, this process is the one to end, and whatever else is to be done comes
 * first.
 */
export function stepBack(): void {
  os.setPriority(10);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on Linux.
  }
  sharp.cache(false);
  sharp.concurrency(1);
}
