import path from 'node:path';
import type { BackupSummary } from '../apps/server/src/platform/db/backup/backup.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import { fileNamed } from './database-command.ts';

/** The files that a command was given, as whole paths. */
export type NamedFiles = {
  readonly file: string | null;
  readonly keys: string | null;
  /**
   * The folder of what people handed in; where none is named, one that all backups beside share.
   * Null: it is done without.
   */
  readonly files: string | null;
};

/** The folder beside a backup in which the files of it and of others are. */
const SHARED = 'pratibha.files';

/**
 * Reads `[file] [--keys file] [--files folder | --without-files]`.
 * @throws StartError where neither file nor keys are named, or something is named twice
 */
export function namedFiles(command: 'backup' | 'restore', words: readonly string[]): NamedFiles {
  const named: { file?: string; keys?: string; files?: string | null } = {};
  let next: keyof typeof named = 'file';
  for (const word of words) {
    if (next === 'file' && (word === '--keys' || word === '--files')) {
      next = word === '--keys' ? 'keys' : 'files';
    } else if (word === '--without-files' && next === 'file' && named.files === undefined) {
      named.files = null;
    } else if (named[next] !== undefined || word === '' || word.startsWith('--')) {
      throw howTo(command);
    } else {
      named[next] = fileNamed(word);
      next = 'file';
    }
  }
  const { file = null, keys = null, files } = named;
  const isOfNothing = files !== undefined && file === null;
  if (next !== 'file' || isOfNothing || (file === null && keys === null)) throw howTo(command);
  const shared = path.join(path.dirname(file ?? ''), SHARED);
  return { file, keys, files: files === undefined ? shared : files };
}

/** What to type instead. */
export function howTo(command: 'backup' | 'restore'): StartError {
  return new StartError(`Name one file: npm run ${command} -- pratibha.backup`);
}

export function rowsIn({ tables }: Pick<BackupSummary, 'tables'>): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}
