import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The numbers in a list of Linux such as `0-3,6`. */
function numbersIn(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  });
}

type Side = 'server' | 'load';

/**
 * The two sides of what is measured against something bare: the server and its database on one
 * core, the load on another, so that neither takes from the other, and both servers have the same.
 * Nobody is bound to a core where there is but one, or no `taskset` (Linux alone has it).
 */
export class Sides {
  readonly #all: string;
  readonly #cores: Readonly<Record<Side, string>> | null;
  readonly #bound = new Set<number>();

  private constructor(all: string, cores: Readonly<Record<Side, string>> | null) {
    this.#all = all;
    this.#cores = cores;
  }

  /** The first two of the cores that this process may use. */
  static find(): Sides {
    try {
      execFileSync('taskset', ['--version'], { stdio: 'ignore' });
      const status = readFileSync('/proc/self/status', 'utf8');
      const all = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
      const [server, load] = numbersIn(all).map(String);
      return new Sides(all, server && load ? { server, load } : null);
    } catch {
      return new Sides('', null);
    }
  }

  get areApart(): boolean {
    return this.#cores !== null;
  }

  /**
   * Binds a process with its threads, and the processes that it has started. Those to come follow
   * it.
   */
  bind(side: Side, pid: number): void {
    if (this.#cores === null) return;
    // Whatever this process has started belongs to one of the sides already.
    const others = pid === process.pid ? [] : childrenOf(pid);
    for (const each of [pid, ...others]) {
      taskset(this.#cores[side], each);
      this.#bound.add(each);
    }
  }

  /** Lets everybody use all cores again. */
  free(): void {
    for (const pid of this.#bound) taskset(this.#all, pid);
    this.#bound.clear();
  }
}

function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(' ').map(Number);
  } catch {
    return [];
  }
}

function taskset(cores: string, pid: number): void {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], {
      stdio: 'ignore',
    });
  } catch {
    // It has ended meanwhile.
  }
}
