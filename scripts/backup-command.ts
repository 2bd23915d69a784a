import path from 'node:path';
import type pg from 'pg';
import { InvalidSetting, textOf, urlOf } from '../apps/server/src/config/config-readers.ts';
import type { BackupSummary } from '../apps/server/src/platform/db/backup/backup.ts';
import { openForBackup } from '../apps/server/src/platform/db/backup/open-for-backup.ts';
import { reasonOf, StartError } from '../apps/server/src/platform/process/start-error.ts';

type Command = {
  /** As npm knows it. */
  readonly name: 'backup' | 'restore';
  /** Whether a new embedded database may be made. */
  readonly mayCreate: boolean;
  readonly run: (pool: pg.Pool, file: string) => Promise<BackupSummary>;
  /** What is said at the end. */
  readonly done: (file: string, rows: number, summary: BackupSummary) => string;
};

function fileOf(name: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file === '' || more.length > 0) {
    throw new StartError(`Name one file: npm run ${name} -- pratibha.backup`);
  }
  // npm runs scripts in the project's folder, wherever it was called.
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** The same settings by which the product finds its database. */
function placeOf(env: NodeJS.ProcessEnv) {
  const example = 'postgres://user:password@host:5432/database';
  const url = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], example);
  return {
    databaseUrl: url === null ? null : textOf(env, 'DATABASE_URL'),
    dataDir: path.resolve(textOf(env, 'DATA_DIR') ?? 'data'),
  };
}

/** Runs a command on the database of the settings: one sentence at the end, whatever happens. */
export async function runCommand({ name, mayCreate, run, done }: Command): Promise<void> {
  try {
    const file = fileOf(name);
    const database = await openForBackup({ ...placeOf(process.env), mayCreate });
    try {
      const summary = await run(database.pool, file);
      const rows = summary.tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${done(file, rows, summary)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isSentence = error instanceof StartError || error instanceof InvalidSetting;
    process.stderr.write(`${isSentence ? '' : `The ${name} failed: `}${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
