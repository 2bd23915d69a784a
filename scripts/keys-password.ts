import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { textOf } from '../apps/server/src/config/config-readers.ts';
import { withSecretFiles } from '../apps/server/src/config/secret-files.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';

/**
 * The password of a file of keys: `KEYS_PASSWORD`, or what somebody types, who sees nothing of it.
 * Never an argument, which every account of a machine can read.
 * @param isNew whether it is typed twice, as nobody has written anything with it yet
 */
export async function keysPassword({ isNew }: { readonly isNew: boolean }): Promise<string> {
  const given = textOf(withSecretFiles(process.env), 'KEYS_PASSWORD');
  if (given !== null) return given;
  if (!process.stdin.isTTY) {
    throw new StartError(
      'Set KEYS_PASSWORD to the password of the keys, or run this in a terminal, which asks for it.',
    );
  }
  const password = await typed('Password of the keys: ');
  if (isNew && (await typed('The same again: ')) !== password) {
    throw new StartError('The two passwords are not the same. Nothing was written.');
  }
  return password;
}

async function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const given = new AbortController();
  lines.on('SIGINT', () => given.abort());
  try {
    return await lines.question('', { signal: given.signal });
  } catch {
    throw new StartError('No password was given. Nothing was changed.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
