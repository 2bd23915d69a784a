import { readdirSync, readFileSync } from 'node:fs';

/** What memory is spent on. */
export type Kind = 'server' | 'database' | 'npm and starter';

/** MB of each kind. Every page counts once, shared out among those who have it (PSS). */
export type Shares = Readonly<Record<Kind, number>>;

/** Whether it can be asked for: only Linux tells shares. */
export function canTellShares(): boolean {
  try {
    return shareOf(process.pid) > 0;
  } catch {
    return false;
  }
}

function shareOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
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

/** What a process and all below it hold now. */
export function sharesBelow(pid: number): Shares {
  const shares = { server: 0, database: 0, 'npm and starter': 0 };
  for (const each of withDescendants(pid)) shares[kindOf(each)] += shareOf(each);
  return shares;
}

export function sumOf(shares: Shares): number {
  return Object.values(shares).reduce((sum, each) => sum + each, 0);
}
