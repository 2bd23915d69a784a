import { readFileSync } from 'node:fs';
import { reasonOf, StartError } from '../platform/process/start-error.ts';
import { type Env, textOf } from './config-readers.ts';

/**
 * Settings that are secrets or hold one. Each may be given as a file, too, as container engines
 * hand them over: METRICS_TOKEN_FILE names a file that holds METRICS_TOKEN.
 */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'KEYS_PASSWORD',
] as const;

/** @throws StartError in a sentence that never repeats a value */
function contentOf(setting: string, file: string): string {
  let content: string;
  try {
    // The lines that editors and shells end a file with are no part of a secret.
    content = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    throw new StartError(
      `${setting} names ${file}, which cannot be read (${reasonOf(error)}); ` +
        'set the path of a file that the account of this process may read.',
    );
  }
  if (content.trim() === '') {
    throw new StartError(`${setting} names ${file}, which is empty; write the value into it.`);
  }
  return content;
}

function secretOf(env: Env, name: string): string | null {
  const file = textOf(env, `${name}_FILE`);
  if (file === null) return null;
  if (textOf(env, name) !== null) {
    throw new StartError(`${name} and ${name}_FILE exclude each other; set only one of them.`);
  }
  return contentOf(`${name}_FILE`, file);
}

/**
 * The environment with the secrets that files hold.
 * @throws StartError with a sentence for each file that does not serve
 */
export function withSecretFiles(env: Env): Env {
  const wrong: string[] = [];
  const read = SECRET_SETTINGS.flatMap((name): [string, string][] => {
    try {
      const secret = secretOf(env, name);
      return secret === null ? [] : [[name, secret]];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      wrong.push(error.message);
      return [];
    }
  });
  if (wrong.length > 0) throw new StartError(wrong.join('\n'));
  return { ...env, ...Object.fromEntries(read) };
}
