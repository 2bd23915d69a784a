import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MICROS = 10_000;

/**
 * Microseconds of processor time that a process has used so far. Not a number where there is no
 * /proc: then figures by processor time are missing, and the others stand.
 */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the fields behind it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
  } catch {
    return Number.NaN;
  }
}
