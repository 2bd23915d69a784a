import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** What a start needs of the product; the rest of a fresh clone is what it is built from. */
const HERE = ['node_modules', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const ELSEWHERE = ['apps/server/src', 'packages/domain', 'packages/contract', 'packages/words'];

/** As a fresh clone: installed, and never built. */
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'pratibha-start-'));
  for (const folder of ['apps/web', 'apps/server', 'packages', 'scripts', 'docs/handbook'])
    mkdirSync(path.join(clone, folder), { recursive: true });
  for (const name of [...HERE, ...ELSEWHERE])
    symlinkSync(path.resolve(name), path.join(clone, name));
  cpSync('apps/server/build.mjs', path.join(clone, 'apps/server/build.mjs'));
  const isScript = (from: string) => from.endsWith('scripts') || from.endsWith('.mjs');
  cpSync('scripts', path.join(clone, 'scripts'), { recursive: true, filter: isScript });
});

afterEach(() => rmSync(clone, { recursive: true }));

/** A program in place of npm that says when a build is asked for, and fails. */
function npmThatTells(): string {
  const file = path.join(clone, 'npm-cli.js');
  writeFileSync(file, 'console.error("npm", ...process.argv.slice(2)); process.exit(1);');
  return file;
}

/** What `npm start` says before it ends with a failure. */
async function refusalOf(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    npm_execpath: npmThatTells(),
    npm_node_execpath: process.execPath,
    ...settings,
  };
  const start = [path.join(clone, 'scripts/start.mjs'), ...words];
  const running = promisify(execFile)(process.execPath, start, { env, cwd: clone });
  return running.then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

test.each([[['--set-up']], [['--set-up', '--dev']]])('%j asks for the file', async (words) => {
  expect(await refusalOf(words, {})).toBe(
    'Say which file has the answers: npm start -- --set-up answers.json. ' +
      'docs/set-up.example.json is one.',
  );
});

test('the server gets the file of the answers, and refuses it before anything is built', async () => {
  // Which the demo has no use for.
  const refusal = await refusalOf(['--set-up', 'answers.json'], { DEMO: '1' });
  expect(refusal).toBe(
    'SET_UP sets a site of your own up, and the demo has one; set OIDC_ISSUER, too, or FIRST_START=1 to try it.',
  );
});

test('what cannot be refused is built', async () => {
  expect(await refusalOf([], { DEMO: '1' })).toBe(
    'npm run build -w @pratibha/server --silent\n' +
      'The server could not be built, for the reason given above.',
  );
});
