import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locked, runningPlaces } from '../../scripts/build-tools.mjs';

const PRODUCT = 'srv/pratibha';

/** What lies in an unpacked image's node_modules and is not run by the server, or is a test. */
export function strangersAmongPackages(root: string): string[] {
  const lockfile = readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };
  const running = runningPlaces(packages, ['apps/server']);
  const place = (...names: string[]) => path.join(root, PRODUCT, ...names);
  const strangers = Object.entries(packages)
    .filter(([name, { link }]) => name.includes('node_modules/') && link !== true)
    .filter(([name]) => !running.has(name) && existsSync(place(name, 'package.json')))
    .map(([name]) => name);
  const tests = ['apps', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(place(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$|(^|\/)(testing|whole)\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...strangers, ...tests];
}
