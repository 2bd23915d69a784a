import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

/*
 * knip.config.ts on a small product of the same rooms, in which we know what is dead: a guard that
 * takes every file for an entry, or a test for a reason to live, would find nothing.
 */

const SOURCES = {
  'packages/domain/src/rule.ts': `
    const limit = 3;
    export const ownOnly = limit + 1;
    export const testedOnly = () => limit;
    export const dead = 'nobody';
    export type DeadType = string;
    export const used = () => ownOnly;`,
  'packages/domain/src/rule.test.ts': `
    import { testedOnly, used } from './rule.ts';
    testedOnly(); used();`,
  'packages/domain/src/forgotten.ts': 'export const forgotten = 1;',
  'packages/contract/src/calls.ts': `
    export const call = 'GET /';
    export const deadCall = 'PUT /';`,
  'apps/server/src/main.ts': `
    import { call } from '@pratibha/contract/calls';
    import { used } from '@pratibha/domain/rule';
    console.log(call, used());`,
  'apps/server/src/left-over.ts': 'export const leftOver = 1;',
  'apps/server/src/tested.ts': 'export const tested = 1;',
  'apps/server/src/tested.test.ts': `
    import { rows } from './testing/rows.ts';
    import { tested } from './tested.ts';
    console.log(tested, rows);`,
  'apps/server/src/testing/rows.ts': 'export const rows = [];',
};
const CONFIGURATION = [
  'package.json',
  'knip.config.ts',
  'scripts/build-tools.mjs',
  'vitest.config.ts',
  ...[
    'packages/domain',
    'packages/contract',
    'packages/words',
    'packages/embedded-postgres',
    'apps/server',
    'apps/web',
  ].map((place) => `${place}/package.json`),
];

type Named = { readonly name: string };
type Issue = { file: string; files: Named[]; exports: Named[]; types: Named[] };

describe('dead code', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'pratibha-dead-')));
  const placed = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  beforeAll(() => {
    for (const path of CONFIGURATION) copyFileSync(join(ROOT, path), placed(path));
    for (const [path, text] of Object.entries(SOURCES)) writeFileSync(placed(path), text);
    for (const name of ['knip', 'vitest']) {
      symlinkSync(join(ROOT, 'node_modules', name), placed(`node_modules/${name}`));
    }
    for (const name of ['domain', 'contract']) {
      symlinkSync(join(root, 'packages', name), placed(`node_modules/@pratibha/${name}`));
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Everything knip calls dead in the sources, as 'file' or 'file name'. */
  function found(...flags: string[]): string[] {
    const knip = join(ROOT, 'node_modules/knip/bin/knip.js');
    const args = [knip, '--no-progress', '--include=files,exports,types', '--reporter=json'];
    const { stdout, stderr } = spawnSync(process.execPath, [...args, ...flags], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const { issues } = JSON.parse(stdout) as { issues: Issue[] };
    return issues
      .filter(({ file }) => file in SOURCES)
      .flatMap(({ file, files, exports, types }) => [
        ...files.map(() => file),
        ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
      ])
      .sort();
  }

  const NOWHERE = [
    'apps/server/src/left-over.ts',
    'packages/contract/src/calls.ts deadCall',
    'packages/domain/src/forgotten.ts forgotten',
    'packages/domain/src/rule.ts DeadType',
    'packages/domain/src/rule.ts dead',
  ];

  it('is what no file uses, and an export that no other file uses', () => {
    expect(found()).toEqual([...NOWHERE, 'packages/domain/src/rule.ts ownOnly']);
  });

  it('is what only tests use, when tests do not count', () => {
    expect(found('--production')).toEqual(
      [...NOWHERE, 'apps/server/src/tested.ts', 'packages/domain/src/rule.ts testedOnly'].sort(),
    );
  });
});
