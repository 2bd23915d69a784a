import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError, ROOT, runNpm } from './install.mjs';

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/** What is built, and from what. */
const WEB = {
  workspace: '@pratibha/web',
  folder: 'apps/web',
  config: 'apps/web/vite.config.ts',
  sources: ['apps/web', 'docs/handbook', ...SHARED],
  // Its list of files, and advice on how they are cut, look like faults to who starts it the first
  // time.
  quiet: ['--', '--quiet'],
  name: 'web',
};
const SERVER = {
  workspace: '@pratibha/server',
  folder: 'apps/server',
  config: 'apps/server/build.mjs',
  sources: ['apps/server', ...SHARED],
  quiet: [],
  name: 'server',
};

const SKIPPED = new Set(['node_modules', 'dist']);

function* filesIn(entry) {
  if (!existsSync(entry)) return;
  const children = readdirSync(entry, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const child of children) {
    if (SKIPPED.has(child.name) || /\.test\.tsx?$/.test(child.name)) continue;
    const full = path.join(entry, child.name);
    if (child.isDirectory()) yield* filesIn(full);
    else if (child.isFile()) yield full;
  }
}

/** One value for all sources: it changes when any name or content does. */
function hashOf(sources, root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const entry = path.join(root, source);
    for (const file of /\.\w+$/.test(source) ? [entry] : filesIn(entry)) {
      const content = readFileSync(file);
      hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * Whether the last build of one of them was made from the same sources; notes it when it is built
 * anew.
 */
function stampOf({ folder, sources }, root) {
  const dist = path.join(root, folder, 'dist');
  const file = path.join(dist, '.sources');
  const hash = hashOf(sources, root);
  return {
    isTrue: existsSync(file) && readFileSync(file, 'utf8') === hash,
    remove: () => rmSync(file, { force: true }),
    write: () => {
      mkdirSync(dist, { recursive: true });
      writeFileSync(file, hash);
    },
  };
}

/**
 * Builds the server and the web, each unless its last build was made from the same sources.
 * @param tell called with a line when there is something to do
 * @param mayBuild asked before that, and throws where a build would be for nothing
 */
export function ensureBuilt(tell, root = ROOT, mayBuild = () => undefined) {
  // A checkout from before the server was built, which is measured beside this one, has no such
  // script.
  const parts = [SERVER, WEB].filter(({ config }) => existsSync(path.join(root, config)));
  const stale = parts
    .map((part) => ({ ...part, stamp: stampOf(part, root) }))
    .filter(({ stamp }) => !stamp.isTrue);
  if (stale.length > 0) mayBuild();
  for (const { workspace, quiet, name, stamp } of stale) {
    tell(`Building the ${name}…`);
    // A build that breaks off must not count.
    stamp.remove();
    if (!runNpm(['run', 'build', '-w', workspace, '--silent', ...quiet], root)) {
      throw new ExplainedError(`The ${name} could not be built, for the reason given above.`);
    }
    stamp.write();
  }
}
