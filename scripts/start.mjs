// npm start: install → build → serve. Plain Node 20 without packages; the server itself then runs
// on the Node 24 that was installed with the rest.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ExplainedError, ensureInstalled, findNode, ROOT } from './install.mjs';
import { SERVER_ENVIRONMENT, SERVER_MAIN, SERVER_OPTIONS } from './server-options.mjs';

const dev = process.argv.includes('--dev');
const SET_UP = '--set-up';
let steps = 0;

function tell(what) {
  steps += 1;
  process.stdout.write(`[${steps}] ${what}\n`);
}

/**
 * Shells and images set NODE_ENV=production for all programs, so by itself it is no wish to run
 * without the demo: that takes OIDC_ISSUER, or DEMO=0. See isDemo in
 * apps/server/src/config/config.ts.
 */
function serverEnvironment(answers) {
  const env = { ...SERVER_ENVIRONMENT, ...process.env, PRATIBHA_STEPS: String(steps) };
  if (!env.OIDC_ISSUER && !env.DEMO) delete env.NODE_ENV;
  if (dev) {
    env.DEV = '1';
    // The server is begun anew with every saved file, and reads each of its sources again.
    env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/node');
  }
  if (answers !== null) env.SET_UP = answers;
  return env;
}

/** The file behind `--set-up`, as it is called where the command was typed; null without it. */
function answersFile() {
  const at = process.argv.indexOf(SET_UP);
  if (at < 0) return null;
  const file = process.argv[at + 1];
  if (file === undefined || file.startsWith('--'))
    throw new ExplainedError(
      'Say which file has the answers: npm start -- --set-up answers.json. ' +
        'docs/set-up.example.json is one.',
    );
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/**
 * Nobody waits for a build to hear what is wrong with a setting: the server's own words come first.
 */
function checkSettings(node, answers) {
  const check = path.join(ROOT, 'apps/server/src/config/check-config.ts');
  const { status, stderr } = spawnSync(node, [...SERVER_OPTIONS, check], {
    env: serverEnvironment(answers),
    encoding: 'utf8',
  });
  if (status !== 0) throw new ExplainedError(stderr.trim());
}

/**
 * Becomes the server, where Node can do that (24 can on Linux and macOS): we would only stay to
 * pass signals on. Of a fresh clone the first start is run by the machine's Node, which may be
 * older.
 */
function become(node, words, env) {
  const hasExec = process.platform !== 'win32' && typeof process.execve === 'function';
  if (hasExec) process.execve(node, [node, ...words], env);
}

/** Runs the server until it ends; what ends us ends it. */
function serve(node, answers) {
  const main = path.join(ROOT, dev ? 'apps/server/src/main.ts' : SERVER_MAIN);
  const words = [...SERVER_OPTIONS, main];
  const env = serverEnvironment(answers);
  become(node, words, env);
  const child = spawn(node, words, {
    env,
    // The channel tells the server when we are killed and cannot pass anything on.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const end = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(() => end('SIGTERM'));
  child.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

/** npm passes signals to a shell, and not every shell passes them on before it ends. */
function endWithParent(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  const answers = answersFile();
  ensureInstalled(tell, { tools: dev });
  const node = findNode();
  if (!dev) ensureBuilt(tell, ROOT, () => checkSettings(node, answers));
  serve(node, answers);
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  fail(error.message);
}
