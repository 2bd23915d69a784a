/**
 * Makes an image's node_modules what the server runs with: takes away what builds the web and what
 * runs in browsers, and makes the links of the embedded PostgreSQL, which a read-only image cannot
 * make at its start. The Containerfile runs it, after the build.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareBinaries } from '../packages/embedded-postgres/src/binaries.ts';
import { type Locked, runningPlaces } from './build-tools.mjs';
import { removeUnread } from './install.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const running = runningPlaces(packages, ['apps/server']);
for (const [place, { link }] of Object.entries(packages)) {
  const isRunning = running.has(place) || link === true;
  if (place.includes('node_modules/') && !isRunning) {
    rmSync(path.join(ROOT, place), { recursive: true, force: true });
  }
}
removeUnread(ROOT);
// npm's note of what it installed is no longer true.
rmSync(path.join(ROOT, 'node_modules/.package-lock.json'), { force: true });

// Under the own account the programs stay where they are.
prepareBinaries(null, ROOT);
