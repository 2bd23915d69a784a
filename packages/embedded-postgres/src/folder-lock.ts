import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedError, reasonOf } from './embedded-error.ts';

const SQLITE_BUSY = 5;

export type FolderLock = { release(): void };

/** Another process holds the folder. */
export class FolderInUse extends EmbeddedError {}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function holderOf(folder: string): string {
  try {
    return ` (process ${readFileSync(path.join(folder, 'server.pid'), 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/** An unreachable lock would be collected as garbage, and thereby released. */
const held = new Set<DatabaseSync>();

/**
 * Sees to it that nobody else can open the file: whoever can read it can lock it. One that is there
 * is not opened for this, because closing it again would end a lock that this process holds.
 */
function closeLockFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
}

function open(folder: string): DatabaseSync {
  const file = path.join(folder, 'server.lock');
  try {
    closeLockFile(file);
    return new DatabaseSync(file);
  } catch (error) {
    throw new EmbeddedError(
      `The folder ${folder} cannot be used (${reasonOf(error)}). ` +
        'Let this account write there, or set DATA_DIR to another folder.',
    );
  }
}

/**
 * Takes a folder for this process alone, until it releases it or ends in whatever way.
 *
 * Node offers no file locks of the operating system, but the SQLite inside it takes one when a
 * transaction begins. Unlike a file with a process number in it, such a lock vanishes with its
 * holder (kill -9, power cut), is never inherited by a child, cannot be taken twice in a race,
 * and holds between containers that share the folder. The file itself stays empty.
 * @throws FolderInUse when another process holds the folder
 */
export function lockFolder(folder: string): FolderLock {
  const database = open(folder);
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `Another Pratibha server${holderOf(folder)} is using the folder ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  held.add(database);
  // Only for the sentence above; nothing is decided by it.
  writeFileSync(path.join(folder, 'server.pid'), `${process.pid}\n`);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}
