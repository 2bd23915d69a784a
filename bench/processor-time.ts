import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MICROS = 10_000;

/** Where the fields stand behind the name: of the process itself, and of its ended children. */
const OWN = [11, 12];
const WITH_CHILDREN = [...OWN, 13, 14];

/**
 * Microseconds of processor time that a process has used so far. Not a number where there is no
 * /proc: then figures by processor time are missing, and the others stand.
 */
export function processorTime(pid: number): number {
  return sumOf(pid, OWN);
}

/** The same with what its children had used when they ended. */
export function processorTimeWithChildren(pid: number): number {
  return sumOf(pid, WITH_CHILDREN);
}

function sumOf(pid: number, fields: readonly number[]): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the fields behind it do not.
    const all = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(all[field]), 0) * TICK_MICROS;
  } catch {
    return Number.NaN;
  }
}
