import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, signal, waitUntil } from './processes.ts';

/** The number of the main process as PostgreSQL noted it; undefined when it did not. */
function notedPid(cluster: string): number | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

function linkOf(pid: string, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`).replace(/ \(deleted\)$/, '');
  } catch {
    return '';
  }
}

/** Every process of PostgreSQL stands in its data folder, also those whose parent was killed. */
function processesIn(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && linkOf(pid, 'cwd') === cluster)
    .filter((pid) => path.basename(linkOf(pid, 'exe')) === 'postgres')
    .map(Number);
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
}

/** The main process as noted, if it is one of PostgreSQL on this data. */
function mainProcess(cluster: string): number[] {
  const pid = notedPid(cluster);
  if (pid === undefined || !isAlive(pid)) return [];
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(cluster) ? [pid] : [];
}

/** In a container, root may not see where the processes of another account stand. */
function leftOver(cluster: string): number[] {
  const all = process.platform === 'linux' ? processesIn(cluster) : [];
  return [...new Set([...mainProcess(cluster), ...all])];
}

/**
 * Ends what a killed server left running on the data folder. Call it only while holding the
 * folder's lock: then nothing that runs there can belong to a living server.
 * @returns whether there was anything to end
 * @throws EmbeddedError when it does not end
 */
export async function endLeftOver(cluster: string, pgCtl: string): Promise<boolean> {
  if (process.platform === 'win32') {
    return spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-t', '10']).status === 0;
  }
  const found = leftOver(cluster);
  const main = notedPid(cluster);
  const gone = () => leftOver(cluster).length === 0;
  if (main !== undefined && found.includes(main)) {
    signal(main, 'SIGINT');
    await waitUntil(gone, 5_000);
  }
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of leftOver(cluster)) signal(pid, name);
    if (await waitUntil(gone, 3_000)) {
      // The noted number may by now belong to a program that has nothing to do with us (after a
      // reboot, in a new container); PostgreSQL would refuse to start until that one ends.
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return found.length > 0;
    }
  }
  throw new EmbeddedError(
    `A database process left over from an earlier run (${leftOver(cluster).join(', ')}) does ` +
      'not end. End it, then start again.',
  );
}
