import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { StartError } from '../platform/process/start-error.ts';
import { loadConfig } from './config.ts';
import type { Env } from './config-readers.ts';
import { SECRET_SETTINGS, withSecretFiles } from './secret-files.ts';

let folder: string;

beforeAll(() => {
  folder = temporaryFolder('secrets');
  mkdirSync(path.join(folder, 'folder'));
  writeFileSync(path.join(folder, 'empty'), ' \n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

function sentences(env: Env): string[] {
  try {
    withSecretFiles(env);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message.split('\n');
  }
}

test('every setting that is named like a secret may be a file', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const text = sources.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));
  const named = text.join().matchAll(/'([A-Z_]*(?:SECRET|TOKEN|PASSWORD|KEY|_URL))'/g);
  const secrets = new Set([...named].map(([, name = '']) => name));
  // What everybody may read, and what names a file itself.
  for (const name of ['PUBLIC_URL', 'DKIM_KEY']) secrets.delete(name);
  expect([...secrets].toSorted()).toEqual([...SECRET_SETTINGS].toSorted());
});

describe('a secret in a file', () => {
  it.each(SECRET_SETTINGS)('is what %s would be', (name) => {
    const env = { [`${name}_FILE`]: fileOf('never told'), PORT: '8080' };
    expect(withSecretFiles(env)).toEqual({ ...env, [name]: 'never told' });
  });

  const contents: [string, string, string][] = [
    ['without an end of its line', 'secret', 'secret'],
    ['with one', 'secret\n', 'secret'],
    ['with one of Windows', 'secret\r\n', 'secret'],
    ['with blank lines after it', 'secret\n\n', 'secret'],
    ['with blanks inside', 'a b\tc\n', 'a b\tc'],
    ['with lines inside', 'first\nsecond\n', 'first\nsecond'],
  ];
  it.each(contents)('%s', (_title, content, secret) => {
    expect(withSecretFiles({ OIDC_CLIENT_SECRET_FILE: fileOf(content) })).toMatchObject({
      OIDC_CLIENT_SECRET: secret,
    });
  });

  it('is checked like any other value', () => {
    const env = { DATABASE_URL_FILE: fileOf('mysql://u:never-told@h/d\n') };
    expect(() => loadConfig(env)).toThrow(/^DATABASE_URL is no valid address/);
    expect(() => loadConfig(env)).not.toThrow(/never-told/);
  });

  it('reaches the product', () => {
    const address = 'postgres://user:never-told@db/pratibha';
    expect(loadConfig({ DATABASE_URL_FILE: fileOf(`${address}\n`) }).databaseUrl).toBe(address);
  });

  it('is no secret where the setting is blank', () => {
    const env = { DATABASE_URL_FILE: ' ', METRICS_TOKEN: 'told', METRICS_TOKEN_FILE: '' };
    expect(withSecretFiles(env)).toEqual(env);
  });
});

describe('a file that does not serve is told in a sentence', () => {
  const cases: [string, (name: string) => Env, RegExp][] = [
    [
      'given beside the value',
      (name) => ({ [name]: 'never-told', [`${name}_FILE`]: fileOf('never-told') }),
      /^(\w+) and \1_FILE exclude each other; set only one of them\.$/,
    ],
    [
      'that is not there',
      (name) => ({ [`${name}_FILE`]: path.join(folder, 'absent') }),
      /^\w+_FILE names .*absent, which cannot be read \(ENOENT.*\); set the path of a file/,
    ],
    [
      'that is a folder',
      (name) => ({ [`${name}_FILE`]: path.join(folder, 'folder') }),
      /^\w+_FILE names .*folder, which cannot be read \(EISDIR/,
    ],
    [
      'that is empty',
      (name) => ({ [`${name}_FILE`]: path.join(folder, 'empty') }),
      /^\w+_FILE names .*empty, which is empty; write the value into it\.$/,
    ],
  ];
  it.each(cases)('%s', (_title, env, expected) => {
    for (const name of SECRET_SETTINGS) {
      const found = sentences(env(name));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(expected);
      expect(found[0]).toContain(name);
      expect(found[0]).not.toContain('never-told');
    }
  });

  it('for each of them', () => {
    const absent = path.join(folder, 'absent');
    const env = { DATABASE_URL_FILE: absent, METRICS_TOKEN_FILE: absent };
    expect(sentences(env)).toHaveLength(2);
    expect(() => loadConfig(env)).toThrow(StartError);
  });
});
