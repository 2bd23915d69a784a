import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { ROOT } from '../source-files.ts';
import { BROKEN, FINE, TARGETS } from './example-imports.ts';

/*
 * A rule that can never fail protects nothing. Every rule is broken here, in a folder made for it,
 * and a few imports that look alike are let pass. The packages are the installed ones: what a rule
 * has to recognise is where they really keep their files.
 */

const DECLARED = [
  'zod',
  'pg',
  'kysely',
  'fastify',
  '@fastify/cookie',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'lucide-react',
  'react-toastify',
  'uplot',
];

const OWN = ['domain', 'contract', 'words', 'embedded-postgres'];

describe('import rules', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'pratibha-rules-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  let found: { rule: string; from: string }[] = [];

  beforeAll(async () => {
    const dependencies = Object.fromEntries(
      [...DECLARED, ...OWN.map((name) => `@pratibha/${name}`)].map((name) => [name, '1.0.0']),
    );
    for (const name of [...OWN.map((name) => `packages/${name}`), 'apps/server', 'apps/web']) {
      write(
        `${name}/package.json`,
        JSON.stringify({
          name,
          exports: { './*': name === 'packages/words' ? './src/en/*.ts' : './src/*.ts' },
          dependencies,
          devDependencies: { vite: '1.0.0' },
        }),
      );
    }
    const install = (name: string, source: string) => {
      mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
      symlinkSync(source, join(root, 'node_modules', name));
    };
    for (const name of [...DECLARED, 'knip', 'vite']) {
      install(name, join(ROOT, 'node_modules', name));
    }
    for (const name of OWN) {
      install(`@pratibha/${name}`, join(root, 'packages', name));
    }
    for (const path of TARGETS) write(path, 'export const x = 1;\n');
    write(
      `apps/server/src/platform/cycle-b.ts`,
      "import { a } from './cycle-a.ts';\nexport const b = a;\n",
    );
    for (const [file, line] of [...FINE, ...BROKEN.map(([, ...rest]) => rest)]) {
      write(file, `${line}\nexport const a = 1;\n`);
    }
    write('packages/domain/src/alone.ts', 'export const x = 1;\n');

    const { forbidden, options } = configuration as {
      forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
      options: ICruiseOptions;
    };
    const { output } = await cruise(['packages', 'apps', 'art', 'e2e'], {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
    } as ICruiseOptions);
    found = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
      rule: rule.name,
      from,
    }));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(BROKEN)('%s is found in %s', (rule, from) => {
    expect(found).toContainEqual({ rule, from });
  });

  it('no-orphans is found', () => {
    expect(found).toContainEqual({ rule: 'no-orphans', from: 'packages/domain/src/alone.ts' });
  });

  it.each(FINE)('%s may say: %s', (file) => {
    expect(found.filter(({ from }) => from === file)).toEqual([]);
  });

  it('has a case for every rule', () => {
    const rules = configuration.forbidden.map(({ name }) => name);
    const tried = new Set([...BROKEN.map(([rule]) => rule), 'no-orphans']);
    expect(rules.filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
