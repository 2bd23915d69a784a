import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError, ROOT, runNpm } from './install.mjs';

/** What the web is built from. */
const SOURCES = [
  'apps/web',
  'docs/handbook',
  'packages/domain',
  'packages/contract',
  'packages/words',
  'package-lock.json',
  'tsconfig.base.json',
];

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
function hashOfSources(root = ROOT) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const entry = path.join(root, source);
    for (const file of source.includes('.') ? [entry] : filesIn(entry)) {
      const content = readFileSync(file);
      hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the web unless the last build was made from the same sources.
 * @param tell called with a line when there is something to do
 * @param mayBuild asked before that, and throws where a build would be for nothing
 */
export function ensureBuilt(tell, root = ROOT, mayBuild = () => undefined) {
  const dist = path.join(root, 'apps/web/dist');
  const stamp = path.join(dist, '.sources');
  const hash = hashOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mayBuild();
  tell('Building the web…');
  // A build that breaks off must not count.
  rmSync(stamp, { force: true });
  // Its list of files, and advice on how they are cut, look like faults to who starts it the first time.
  const quiet = ['--', '--logLevel', 'error'];
  if (!runNpm(['run', 'build', '-w', '@pratibha/web', '--silent', ...quiet], root)) {
    throw new ExplainedError('The web could not be built, for the reason given above.');
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, hash);
}
