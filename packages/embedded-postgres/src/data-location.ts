import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { canReach, chooseOwner, type Owner } from './owner.ts';

/** Where one embedded database keeps its things, and under which account it runs. */
export type DataLocation = {
  owner: Owner;
  /** Folder of everything below that lasts; DATA_DIR unless the owner cannot reach that. */
  home: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** What PostgreSQL has to say. */
  logFile: string;
};

/** Where data goes that the owner could not reach below DATA_DIR (a 0700 home of root). */
const SYSTEM_FOLDER = '/var/lib/pratibha';

/** In DATA_DIR, names the folder that holds its data when that is elsewhere. */
const POINTER = 'database-folder.txt';

/** `sun_path` holds 108 bytes on Linux and 104 on macOS; PostgreSQL adds the file name. */
const LONGEST_SOCKET_PATH = 99;

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** A folder that every account may pass through, but only root may look into or change. */
function passableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

function folderElsewhere(dataDir: string): string {
  passableFolder(SYSTEM_FOLDER);
  const base = path.join(SYSTEM_FOLDER, shortHash(dataDir));
  // A DATA_DIR that was deleted and recreated must not come back with the old data.
  let home = base;
  for (let n = 2; existsSync(home); n += 1) home = `${base}-${n}`;
  passableFolder(home);
  writeFileSync(path.join(dataDir, POINTER), `${home}\n`);
  return home;
}

function pointedTo(dataDir: string): string | undefined {
  const pointer = path.join(dataDir, POINTER);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  return existsSync(home) ? home : undefined;
}

function locationIn(home: string, owner: Owner): DataLocation {
  return {
    owner,
    home,
    cluster: path.join(home, 'postgres'),
    logFile: path.join(home, 'postgres.log'),
  };
}

/**
 * Decides where the database of a DATA_DIR lives and makes the folders.
 * @param dataDir an existing folder that this process has locked
 * @throws EmbeddedError when existing data cannot be used by this account
 */
export function findDataLocation(dataDir: string): DataLocation {
  const elsewhere = pointedTo(dataDir);
  const home = elsewhere ?? realpathSync(dataDir);
  const cluster = path.join(home, 'postgres');
  const exists = existsSync(cluster);
  const owner = chooseOwner(cluster);
  if (exists && owner === null && lstatSync(cluster).uid !== process.getuid?.()) {
    if (process.platform !== 'win32') {
      throw new EmbeddedError(
        `The database in ${cluster} belongs to another account. ` +
          'Start as that account or as root, or set DATA_DIR to another folder.',
      );
    }
  }
  if (canReach(owner, home)) return locationIn(home, owner);
  if (exists) {
    throw new EmbeddedError(
      `The account ${owner?.name} that the database in ${cluster} belongs to cannot enter ` +
        `${home}. Let it in (chmod a+x on the folders above), or set DATA_DIR to another folder.`,
    );
  }
  return locationIn(folderElsewhere(home), owner);
}

function isPrivate(folder: string, uid: number): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

/**
 * A short private folder for the socket. Its name follows from the data folder, so a start
 * after a crash finds the same one and leaves no litter.
 * @throws EmbeddedError when no folder is short and private enough
 */
export function socketFolder(location: DataLocation): string {
  const { owner, cluster, home } = location;
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  const name = `pratibha-${shortHash(`${cluster}:${uid}`)}`;
  for (const parent of [os.tmpdir(), '/tmp', home]) {
    const folder = path.join(parent, name);
    const fits = Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
    if (!fits || !existsSync(parent) || !canReach(owner, parent)) continue;
    if (!existsSync(folder)) {
      mkdirSync(folder, { mode: 0o700 });
      if (owner !== null) chownSync(folder, owner.uid, owner.gid);
    }
    // Somebody else may have made a folder of that name in /tmp to read along.
    if (isPrivate(folder, uid)) return folder;
  }
  throw new EmbeddedError(
    `There is no safe, short folder for the database's socket: ${os.tmpdir()} and /tmp do not ` +
      'serve. Set TMPDIR to a folder with a short path.',
  );
}
