import type { BackupSummary } from '../apps/server/src/platform/db/backup/backup.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import { fileNamed } from './database-command.ts';

/** The files that a command was given, as whole paths. */
export type NamedFiles = { readonly file: string | null; readonly keys: string | null };

/**
 * Reads `[file] [--keys file]`.
 * @throws StartError where neither is named, or something is named twice
 */
export function namedFiles(command: 'backup' | 'restore', words: readonly string[]): NamedFiles {
  const files: { file: string | null; keys: string | null } = { file: null, keys: null };
  let next: keyof NamedFiles = 'file';
  for (const word of words) {
    if (word === '--keys' && next === 'file') next = 'keys';
    else if (files[next] !== null || word === '' || word.startsWith('--')) throw howTo(command);
    else {
      files[next] = fileNamed(word);
      next = 'file';
    }
  }
  if (next === 'keys' || (files.file === null && files.keys === null)) throw howTo(command);
  return files;
}

/** What to type instead. */
export function howTo(command: 'backup' | 'restore'): StartError {
  return new StartError(`Name one file: npm run ${command} -- pratibha.backup`);
}

export function rowsIn({ tables }: BackupSummary): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}
