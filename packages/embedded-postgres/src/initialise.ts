import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DataLocation } from './data-location.ts';
import { EmbeddedError } from './embedded-error.ts';
import { asOwner } from './owner.ts';

/** The database account of the embedded server. */
export const DATABASE_USER = 'pratibha';

/** The database in the embedded server. */
export const DATABASE = 'pratibha';

/**
 * Who may connect is decided by the socket's folder, which is private. Only where there are no
 * unix sockets (Windows: a port on loopback) a password is needed.
 */
const NEEDS_PASSWORD = process.platform === 'win32';

function passwordFile(location: DataLocation): string {
  return path.join(location.home, 'database-password');
}

/** The password of the embedded server; undefined where none is needed. */
export function databasePassword(location: DataLocation): string | undefined {
  if (!NEEDS_PASSWORD) return undefined;
  const file = passwordFile(location);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

type Run = { initdb: string; location: DataLocation; durable: boolean; cancel: AbortSignal };

function runInitdb({ initdb, location, durable, cancel }: Run, folder: string) {
  // The collation of PostgreSQL itself: the same order on every machine, for good.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = NEEDS_PASSWORD
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(location)}`]
    : ['--auth=trust'];
  const sync = durable ? [] : ['--no-sync'];
  const args = ['-D', folder, '-U', DATABASE_USER, '-E', 'UTF8', ...locale, ...access, ...sync];
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    // The owner may be unable to enter the folder we were started in.
    const child = spawn(initdb, args, {
      ...asOwner(location.owner),
      cwd: location.home,
      signal: cancel,
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    let failure: Error | null = null;
    child.on('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    // One that was told to end may still be at work in the folder, which the next start uses.
    child.on('close', (code) => (failure === null ? resolve({ code, output }) : reject(failure)));
  });
}

/**
 * Makes an empty database cluster unless there is one. It is made under another name first: one
 * that exists is complete, whenever the power went.
 */
export async function initialiseCluster(run: Run): Promise<void> {
  const { location } = run;
  if (existsSync(location.cluster)) return;
  databasePassword(location);
  const half = `${location.cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (location.owner !== null) chownSync(half, location.owner.uid, location.owner.gid);
  const { code, output } = await runInitdb(run, half);
  if (code !== 0) {
    const said = output.trim().split('\n').slice(-3).join(' ');
    throw new EmbeddedError(`The database could not be created in ${location.home}: ${said}`);
  }
  renameSync(half, location.cluster);
}
