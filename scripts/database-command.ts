import path from 'node:path';
import { InvalidSetting, textOf, urlOf } from '../apps/server/src/config/config-readers.ts';
import { withSecretFiles } from '../apps/server/src/config/secret-files.ts';
import { openForCommand } from '../apps/server/src/platform/db/open-for-command.ts';
import { reasonOf, StartError } from '../apps/server/src/platform/process/start-error.ts';

type Opened = Awaited<ReturnType<typeof openForCommand>>;

/** What a command says at its end: it is done, but for what `trouble` says. */
export type Said = { readonly text: string; readonly trouble: string | null };

type Command = {
  /** As npm knows it. */
  readonly name: 'backup' | 'restore' | 'edition' | 'keys';
  /** Whether a new embedded database may be made. */
  readonly mayCreate: boolean;
  /**
   * Reads what was typed after the name, before the database is opened. What it answers gets the
   * folder of what people handed in, too.
   */
  readonly begin: (
    words: readonly string[],
  ) => (database: Opened, filesDir: string) => Promise<string | Said>;
};

/** A file that somebody named: npm runs scripts in the project's folder, wherever it was called. */
export function fileNamed(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** The same settings by which the product finds its database. */
function placeOf(given: NodeJS.ProcessEnv) {
  const env = withSecretFiles(given);
  const example = 'postgres://user:password@host:5432/database';
  const url = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], example);
  const dataDir = path.resolve(textOf(env, 'DATA_DIR') ?? 'data');
  return {
    databaseUrl: url === null ? null : textOf(env, 'DATABASE_URL'),
    dataDir,
    filesDir: path.resolve(textOf(env, 'FILES_DIR') ?? path.join(dataDir, 'files')),
  };
}

/** Runs a command on the database of the settings: what it says at the end, whatever happens. */
export async function runCommand({ name, mayCreate, begin }: Command): Promise<void> {
  try {
    const run = begin(process.argv.slice(2));
    const { filesDir, ...place } = placeOf(process.env);
    const database = await openForCommand({ ...place, mayCreate });
    try {
      const said = await run(database, filesDir);
      const { text, trouble } = typeof said === 'string' ? { text: said, trouble: null } : said;
      process.stdout.write(`${text}\n`);
      if (trouble === null) return;
      process.stderr.write(`${trouble}\n`);
      process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    const isSentence = error instanceof StartError || error instanceof InvalidSetting;
    process.stderr.write(`${isSentence ? '' : `The ${name} failed: `}${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
