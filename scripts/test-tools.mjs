import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExplainedError, findNode, ROOT, toolEnvironment } from './install.mjs';

const BIN = join(ROOT, 'node_modules/.bin');

/** The browsers that speak the protocol Playwright needs, by the names distributions give them. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The script behind a tool's command, so that it runs on the project's Node everywhere. */
function scriptOf(name) {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const { bin } = manifest;
  const script =
    typeof bin === 'string' ? bin : (bin[name.split('/').pop()] ?? Object.values(bin)[0]);
  return join(ROOT, 'node_modules', name, script);
}

/**
 * Runs a command in the root folder to its end.
 *
 * @param {string[]} command program and arguments
 * @param {Record<string, string>} [env] variables over the inherited ones
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run([program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: {
        ...toolEnvironment(),
        PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => chunks.push(chunk));
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/** Runs a tool from node_modules on the project's Node. */
export function runTool(name, args, env) {
  return run([findNode(), scriptOf(name), ...args], env);
}

/** Runs a script of ours on the project's Node. */
export function runScript(path) {
  return run([findNode(), '--disable-warning=ExperimentalWarning', path]);
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new ExplainedError(`CHROMIUM names ${CHROMIUM}, which does not exist.`);
  }
  const usual = [
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return usual.find((path) => existsSync(path)) ?? BROWSERS.map(onPath).find(Boolean);
}

/**
 * The browser for the e2e tests: the one of CHROMIUM, else the machine's, else, for root on a
 * machine with apt, a freshly installed one. Throws an `ExplainedError` where none of that is
 * possible.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (mayInstall) {
    console.log('  no Chromium on this machine: installing it with apt-get');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update'], env);
    const install = (...names) =>
      run(['apt-get', 'install', '-y', '--no-install-recommends', ...names], env);
    const { ok, output } = await install('chromium', 'fonts-noto-core');
    // Not in every distribution, and only quicker.
    if (ok) await install('chromium-headless-shell');
    const installed = ok ? findChromium() : undefined;
    if (installed !== undefined) return installed;
    console.log(output);
  }
  throw new ExplainedError(
    'The e2e tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium) ' +
      'or name its program in the variable CHROMIUM.',
  );
}
