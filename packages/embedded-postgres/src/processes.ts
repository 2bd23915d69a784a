import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A killed process whose parent has not yet taken note still has its number, but runs no more. */
function isZombie(pid: number): boolean {
  try {
    // The name, in brackets, may hold anything; the state follows it.
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this number runs (it may be another one than you think). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Asks again and again until the condition holds.
 * @returns false when it did not within the given milliseconds
 */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await delay(15);
  }
  return true;
}
