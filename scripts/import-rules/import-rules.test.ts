import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { ROOT } from '../source-files.ts';

/*
 * A rule that can never fail protects nothing. Every rule is broken here, in a folder made for it,
 * and a few imports that look alike are let pass. The packages are the installed ones: what a rule
 * has to recognise is where they really keep their files.
 */

const S = 'apps/server/src';
const W = 'apps/web/src';

/** What the rooms of looks, and the rooms of the public document, may not use. */
const LOOKS_WITHOUT = [
  ['@mantine/core', 'Mantine'],
  ['@tanstack/react-router', 'Router'],
  ['@tanstack/react-query', 'Query'],
  ['zod', 'Zod'],
  ['react-toastify', 'Toastify'],
] as const;
const LIGHT_WITHOUT = [
  ['@mantine/core', 'mantine'],
  ['@tanstack/react-router', 'router'],
  ['@tanstack/react-query', 'query'],
  ['zod', 'zod'],
  ['uplot', 'uplot'],
] as const;

/** Rule, file that breaks it, and the line that does. */
const BROKEN: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['no-cycles', `${S}/platform/cycle-a.ts`, "import { b } from './cycle-b.ts';"],
  ['resolvable', 'packages/domain/src/nowhere.ts', "import { x } from './nothing.ts';"],
  ['resolvable', `${S}/platform/lost.ts`, "import { x } from 'not-installed';"],
  ['declared-dependencies', `${S}/platform/undeclared.ts`, "import type { x } from 'knip';"],
  ['no-dev-dependencies-at-run-time', `${S}/platform/dev.ts`, "import { x } from 'vite';"],
  ['nobody-imports-tests', `${S}/features/a/makes.ts`, "import { x } from './a.test.ts';"],
  ['nobody-imports-tests', `${S}/features/a/rows.ts`, "import { x } from '../../testing/rows.ts';"],
  ['e2e-uses-the-product-from-outside', 'e2e/inside.ts', `import { x } from '../${S}/app.ts';`],
  ['domain-is-pure', 'packages/domain/src/zod.ts', "import { z } from 'zod';"],
  ['domain-is-pure', 'packages/domain/src/core.ts', "import { readFileSync } from 'node:fs';"],
  [
    'domain-is-pure',
    'packages/domain/src/up.ts',
    "import type { x } from '@pratibha/contract/client';",
  ],
  ['contract-imports-domain-and-zod', 'packages/contract/src/pg.ts', "import { x } from 'pg';"],
  [
    'contract-imports-domain-and-zod',
    'packages/contract/src/kysely.ts',
    "import { x } from 'kysely';",
  ],
  ['contract-client-without-zod', 'packages/contract/src/client.ts', "import { z } from 'zod';"],
  [
    'server-never-imports-web',
    `${S}/features/a/web.ts`,
    `import { x } from '../../../../web/src/paths.ts';`,
  ],
  [
    'platform-knows-no-feature',
    `${S}/platform/knows.ts`,
    "import { x } from '../features/a/a.ts';",
  ],
  ['platform-knows-no-feature', `${S}/platform/app.ts`, "import { x } from '../app.ts';"],
  [
    'features-meet-at-the-front-door',
    `${S}/features/b/reach.ts`,
    "import { x } from '../a/inner.ts';",
  ],
  [
    'feature-tests-meet-at-the-front-door',
    `${S}/features/b/b.test.ts`,
    "import { x } from '../a/inner.ts';",
  ],
  ['features-do-not-compose', `${S}/features/b/compose.ts`, "import { x } from '../../app.ts';"],
  ['sql-only-in-queries', `${S}/features/b/change.ts`, "import { sql } from 'kysely';"],
  ['sql-only-in-queries', `${S}/features/b/pool.ts`, "import { x } from 'pg';"],
  ['http-only-in-routes', `${S}/features/b/http.ts`, "import { x } from 'fastify';"],
  ['http-only-in-routes', `${S}/features/b/cookie.ts`, "import { x } from '@fastify/cookie';"],
  [
    'http-only-in-routes',
    `${S}/features/b/serves.ts`,
    "import { x } from '../../platform/http/serve.ts';",
  ],
  ['composition-only', `${S}/features.ts`, "import { x } from './features/a/inner.ts';"],
  ['demo-is-loaded-on-demand', `${S}/main.ts`, "import { x } from './demo/demo.ts';"],
  ['vite-is-loaded-on-demand', `${S}/features/b/b-dev.routes.ts`, "import { x } from 'vite';"],
  [
    'web-never-imports-server',
    `${W}/site/server.ts`,
    "import type { x } from '../../../server/src/app.ts';",
  ],
  ...LOOKS_WITHOUT.map(
    ([name, file]) => ['ui-is-looks-only', `${W}/ui/${file}.tsx`, `import '${name}';`] as const,
  ),
  ...LOOKS_WITHOUT.filter(([name]) => name !== '@mantine/core').map(
    ([name, file]) =>
      ['app-ui-is-looks-only', `${W}/app/ui/${file}.tsx`, `import '${name}';`] as const,
  ),
  ...LIGHT_WITHOUT.map(
    ([name, file]) =>
      ['public-document-stays-light', `${W}/site/${file}.ts`, `import '${name}';`] as const,
  ),
  ['ui-is-looks-only', `${W}/ui/Rule.tsx`, "import { x } from '@pratibha/domain/rule';"],
  ['ui-is-looks-only', `${W}/ui/Site.tsx`, "import { x } from '../site/bar.ts';"],
  [
    'app-ui-is-looks-only',
    `${W}/app/ui/Feature.tsx`,
    "import { x } from '../../features/a/inner.ts';",
  ],
  [
    'site-serves-both-documents',
    `${W}/public/schema.ts`,
    "import { x } from '@pratibha/contract/events';",
  ],
  [
    'site-types-from-web-rooms-only',
    `${W}/site/type.ts`,
    "import type { x } from '../features/a/inner.ts';",
  ],
  ['site-knows-no-page', `${W}/site/page.ts`, "import { x } from '../public/page.ts';"],
  [
    'web-features-meet-at-the-front-door',
    `${W}/features/b/reach.ts`,
    "import { x } from '../a/inner.ts';",
  ],
  [
    'web-features-take-data-from-queries',
    `${W}/features/b/up.ts`,
    "import { x } from '../../app/routes/r.ts';",
  ],
  [
    'routes-only-route',
    `${W}/app/routes/call.ts`,
    "import { x } from '@pratibha/contract/client';",
  ],
];

/** Imports that the rules must let pass. */
const FINE: readonly (readonly [file: string, line: string])[] = [
  ['packages/contract/src/events.ts', "import { z } from 'zod';"],
  [`${S}/features/b/door.ts`, "import { x } from '../a/a.ts';"],
  [`${S}/features/b/b.queries.ts`, "import { sql } from 'kysely';"],
  [`${S}/features/b/b.routes.ts`, "import { x } from '../../platform/http/serve.ts';"],
  [`${S}/features/b/typed.ts`, "import type { x } from 'kysely';"],
  [`${S}/features/b/typed.routes.ts`, "import type { x } from 'vite';"],
  [`${S}/features/b/serve-dev.routes.ts`, "export const load = () => import('vite');"],
  [`${S}/features/b/rows.test.ts`, "import { x } from '../../testing/rows.ts';"],
  [`${S}/start.ts`, "export const load = () => import('./demo/demo.ts');"],
  [`${W}/site/calls.ts`, "import { x } from '@pratibha/contract/client';"],
  [`${W}/site/rules.ts`, "import { x } from '@pratibha/domain/rule';"],
  [`${W}/public/typed.ts`, "import type { x } from '@pratibha/contract/events';"],
  [`${W}/ui/Icon.tsx`, "import { x } from 'lucide-react';"],
  [`${W}/app/ui/Table.tsx`, "import { x } from '@mantine/core';"],
  [`${W}/features/b/data.ts`, "import { x } from '../../app/queries.ts';"],
  [`${W}/features/b/row.ts`, "import { x } from '../../app/open-row.ts';"],
  [`${W}/app/open-row.ts`, "import { x } from '@tanstack/react-router';"],
];

/** What the lines above point at. */
const TARGETS = [
  'packages/domain/src/rule.ts',
  `${S}/app.ts`,
  `${S}/demo/demo.ts`,
  `${S}/testing/rows.ts`,
  `${S}/platform/http/serve.ts`,
  `${S}/features/a/a.ts`,
  `${S}/features/a/a.test.ts`,
  `${S}/features/a/inner.ts`,
  `${W}/paths.ts`,
  `${W}/public/page.ts`,
  `${W}/site/bar.ts`,
  `${W}/app/queries.ts`,
  `${W}/app/routes/r.ts`,
  `${W}/features/a/inner.ts`,
];

const DECLARED = [
  'zod',
  'pg',
  'kysely',
  'fastify',
  '@fastify/cookie',
  '@mantine/core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'lucide-react',
  'react-toastify',
  'uplot',
];

describe('import rules', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'pratibha-rules-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  let found: { rule: string; from: string }[] = [];

  beforeAll(async () => {
    const dependencies = Object.fromEntries(
      [...DECLARED, '@pratibha/domain', '@pratibha/contract'].map((name) => [name, '1.0.0']),
    );
    for (const name of ['packages/domain', 'packages/contract', 'apps/server', 'apps/web']) {
      write(
        `${name}/package.json`,
        JSON.stringify({
          name,
          exports: { './*': './src/*.ts' },
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
    for (const name of ['domain', 'contract']) {
      install(`@pratibha/${name}`, join(root, 'packages', name));
    }
    for (const path of TARGETS) write(path, 'export const x = 1;\n');
    write(`${S}/platform/cycle-b.ts`, "import { a } from './cycle-a.ts';\nexport const b = a;\n");
    for (const [file, line] of [...FINE, ...BROKEN.map(([, ...rest]) => rest)]) {
      write(file, `${line}\nexport const a = 1;\n`);
    }
    write('packages/domain/src/alone.ts', 'export const x = 1;\n');

    const { forbidden, options } = configuration as {
      forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
      options: ICruiseOptions;
    };
    const { output } = await cruise(['packages', 'apps', 'e2e'], {
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
