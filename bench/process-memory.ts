import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What memory is spent on. */
export type Kind = 'server' | 'database' | 'npm and starter';

/** MB of each kind. */
export type Shares = Readonly<Record<Kind, number>>;

/** Whether it can be asked for: only Linux tells. */
export function canTellShares(): boolean {
  return existsSync('/proc/self/smaps_rollup');
}

/**
 * MB of a process that come from no file; pages that it has in common with others are shared out
 * (PSS).
 */
function memoryOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const parts = [...rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm)];
  return parts.reduce((sum, [, kB]) => sum + Number(kB), 0) / 1024;
}

/** MB that a process has in memory of each program and library. */
function filesOf(pid: number): Map<string, number> {
  const files = new Map<string, number>();
  let name = '';
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const mapped = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ [1-9]\d*\s+(\/(?!dev\/).*)$/.exec(line);
    if (/^[0-9a-f]+-/.test(line)) name = mapped?.[1] ?? '';
    const [, field, kB] = /^(Rss|Anonymous):\s+(\d+)/.exec(line) ?? [];
    if (name === '' || field === undefined) continue;
    const signed = field === 'Rss' ? Number(kB) : -Number(kB);
    files.set(name, (files.get(name) ?? 0) + signed / 1024);
  }
  return files;
}

function kindOf(pid: number): Kind {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (command.includes('postgres')) return 'database';
  return command.includes('apps/server/') ? 'server' : 'npm and starter';
}

/** Children hang on the thread that started them. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((child) => child.trim() !== '')
      .map(Number),
  );
}

function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)];
}

/**
 * What a process and all below it hold now. A program that several of them run counts once, and
 * whole: what this machine has beside the product, such as the bench on the same Node, takes
 * nothing away.
 */
export function sharesBelow(pid: number): Shares {
  const shares = { server: 0, database: 0, 'npm and starter': 0 };
  const largest = new Map<string, { kind: Kind; size: number }>();
  for (const each of withDescendants(pid)) {
    const kind = kindOf(each);
    shares[kind] += memoryOf(each);
    for (const [name, size] of filesOf(each))
      if (size > (largest.get(name)?.size ?? 0)) largest.set(name, { kind, size });
  }
  for (const { kind, size } of largest.values()) shares[kind] += size;
  return shares;
}

export function sumOf(shares: Shares): number {
  return Object.values(shares).reduce((sum, each) => sum + each, 0);
}
