import type pg from 'pg';
import type { BackupSummary } from '../apps/server/src/platform/db/backup/backup.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import { fileNamed, runCommand } from './database-command.ts';

type Command = {
  readonly name: 'backup' | 'restore';
  readonly mayCreate: boolean;
  readonly run: (pool: pg.Pool, file: string) => Promise<BackupSummary>;
  /** What is said at the end. */
  readonly done: (file: string, rows: number, summary: BackupSummary) => string;
};

/** Runs a command that takes one file. */
export async function runBackupCommand({ name, mayCreate, run, done }: Command): Promise<void> {
  await runCommand({
    name,
    mayCreate,
    begin: ([file, ...more]) => {
      if (file === undefined || file === '' || more.length > 0) {
        throw new StartError(`Name one file: npm run ${name} -- pratibha.backup`);
      }
      const place = fileNamed(file);
      return async ({ pool }) => {
        const summary = await run(pool, place);
        const rows = summary.tables.reduce((sum, table) => sum + table.rows, 0);
        return done(place, rows, summary);
      };
    },
  });
}
