/* What the tests of the import rules write into a folder of their own. */

const S = 'apps/server/src';
const W = 'apps/web/src';

/** What the rooms of looks, and the rooms of the public document, may not use. */
const LOOKS_WITHOUT = [
  ['@tanstack/react-router', 'Router'],
  ['@tanstack/react-query', 'Query'],
  ['zod', 'Zod'],
  ['react-toastify', 'Toastify'],
] as const;
const LIGHT_WITHOUT = [
  ['@tanstack/react-router', 'router'],
  ['@tanstack/react-query', 'query'],
  ['zod', 'zod'],
  ['uplot', 'uplot'],
] as const;

/** Rule, file that breaks it, and the line that does. */
export const BROKEN: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['no-cycles', `${S}/platform/cycle-a.ts`, "import { b } from './cycle-b.ts';"],
  ['resolvable', 'packages/domain/src/nowhere.ts', "import { x } from './nothing.ts';"],
  ['resolvable', `${S}/platform/lost.ts`, "import { x } from 'not-installed';"],
  ['declared-dependencies', `${S}/platform/undeclared.ts`, "import type { x } from 'knip';"],
  ['no-dev-dependencies-at-run-time', `${S}/platform/dev.ts`, "import { x } from 'vite';"],
  ['nobody-imports-tests', `${S}/features/a/makes.ts`, "import { x } from './a.test.ts';"],
  ['nobody-imports-tests', `${S}/features/a/rows.ts`, "import { x } from '../../testing/rows.ts';"],
  ['pictures-are-drawn-apart', `${W}/shell/draws.ts`, "import { x } from '../../../../art/x.ts';"],
  ['art-uses-chance-alone', 'art/rule.ts', "import { x } from '../packages/domain/src/rule.ts';"],
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
  ['words-import-domain', 'packages/words/src/en/pg.ts', "import { x } from 'pg';"],
  [
    'words-take-types-of-contract',
    'packages/words/src/en/zod.ts',
    "import { x } from '@pratibha/contract/client';",
  ],
  [
    'organisers-words-stay-with-them',
    `${W}/features/a/student/page.ts`,
    "import { x } from '@pratibha/words/workshops/organiser';",
  ],
  [
    'embedded-postgres-knows-no-product',
    'packages/embedded-postgres/src/rule.ts',
    "import { x } from '@pratibha/domain/rule';",
  ],
  [
    'embedded-postgres-knows-no-product',
    'packages/embedded-postgres/src/server.ts',
    "import { x } from '../../../apps/server/src/app.ts';",
  ],
  ['contract-client-without-zod', 'packages/contract/src/client.ts', "import { z } from 'zod';"],
  [
    'server-never-imports-web',
    `${S}/features/a/web.ts`,
    `import { x } from '../../../../web/src/data/place.ts';`,
  ],
  [
    'platform-knows-no-feature',
    `${S}/platform/knows.ts`,
    "import { x } from '../features/a/a.ts';",
  ],
  ['platform-knows-no-feature', `${S}/platform/app.ts`, "import { x } from '../app.ts';"],
  [
    'platform-looks-down',
    `${S}/platform/process/up.ts`,
    "import type { x } from '../serve/serve.ts';",
  ],
  ['platform-looks-down', `${S}/platform/serve/up.ts`, "import { x } from '../edge/page.ts';"],
  ['platform-looks-down', `${S}/platform/edge/beside.ts`, "import { x } from '../lists/list.ts';"],
  ['platform-looks-down', `${S}/platform/lists/roof.ts`, "import { x } from '../feature.ts';"],
  ['platform-has-floors', `${S}/platform/hall.ts`, "import { x } from './hall/door.ts';"],
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
    "import { x } from '../../platform/serve/serve.ts';",
  ],
  ['composition-only', `${S}/features.ts`, "import { x } from './features/a/inner.ts';"],
  ['demo-is-loaded-on-demand', `${S}/main.ts`, "import { x } from './demo/demo.ts';"],
  ['vite-is-loaded-on-demand', `${S}/features/b/b-dev.routes.ts`, "import { x } from 'vite';"],
  [
    'web-never-imports-server',
    `${W}/shell/server.ts`,
    "import type { x } from '../../../server/src/app.ts';",
  ],
  ['build-tools-reach-no-browser', `${W}/shell/builds.ts`, "import { x } from 'vite';"],
  [
    'build-tools-reach-no-browser',
    `${W}/shell/routes.ts`,
    "import { x } from '@tanstack/router-plugin/vite';",
  ],
  ['data-is-the-ground', `${W}/data/frame.ts`, "import { x } from '../shell/bar.ts';"],
  ...LOOKS_WITHOUT.map(
    ([name, file]) =>
      ['plain-ui-is-looks-only', `${W}/ui/plain/${file}.tsx`, `import '${name}';`] as const,
  ),
  ...LOOKS_WITHOUT.map(
    ([name, file]) =>
      ['ui-is-looks-only', `${W}/ui/list/${file}.tsx`, `import '${name}';`] as const,
  ),
  ...LIGHT_WITHOUT.flatMap(([name, file]) =>
    ['shell', 'features/b/public', 'data'].map(
      (room) =>
        ['public-document-stays-light', `${W}/${room}/${file}.ts`, `import '${name}';`] as const,
    ),
  ),
  [
    'public-document-reaches-nothing-heavy',
    `${W}/entry/hydrate.tsx`,
    "import { x } from '../ui/list/Far.tsx';",
  ],
  [
    'plain-ui-is-looks-only',
    `${W}/ui/plain/Rule.tsx`,
    "import { x } from '@pratibha/domain/rule';",
  ],
  ['plain-ui-is-looks-only', `${W}/ui/plain/Bar.tsx`, "import { x } from '../../shell/bar.ts';"],
  [
    'ui-is-looks-only',
    `${W}/ui/list/Feature.tsx`,
    "import { x } from '../../features/a/inner.ts';",
  ],
  [
    'public-document-needs-no-schema',
    `${W}/features/b/public/schema.ts`,
    "import { x } from '@pratibha/contract/events';",
  ],
  [
    'public-document-needs-no-schema',
    `${W}/features/b/public/cached.ts`,
    "import { x } from '../../../data/queries.ts';",
  ],
  [
    'public-types-from-public-rooms-only',
    `${W}/features/b/public/type.ts`,
    "import type { x } from '../../a/inner.ts';",
  ],
  [
    'shell-knows-no-page',
    `${W}/shell/page.ts`,
    "import { x } from '../features/a/public/page.ts';",
  ],
  [
    'web-features-meet-at-the-front-door',
    `${W}/features/b/reach.ts`,
    "import { x } from '../a/inner.ts';",
  ],
  [
    'nobody-carries-the-organisers-side',
    `${W}/features/b/student/desk.ts`,
    "import { x } from '../organiser/desk.ts';",
  ],
  [
    'judges-have-a-side-of-their-own',
    `${W}/features/judging/organiser/Preview.tsx`,
    "import { x } from '../student/SheetPart.tsx';",
  ],
  [
    'judges-have-a-side-of-their-own',
    `${W}/features/judging/student/OwnStand.tsx`,
    "import { x } from './SheetPart.tsx';",
  ],
  [
    'judges-have-a-side-of-their-own',
    `${W}/entry/student/routes/user/events/late.tsx`,
    "import { x } from '../../../../../features/judging/student/SheetPart.tsx';",
  ],
  [
    'judges-carry-no-other-side',
    `${W}/features/judging/student/Far.tsx`,
    "import { x } from '../../a/a.ts';",
  ],
  [
    'features-know-no-roof',
    `${W}/features/b/up.ts`,
    "import { x } from '../../entry/console/routes/r.ts';",
  ],
  [
    'routes-only-route',
    `${W}/entry/console/routes/call.ts`,
    "import { x } from '@pratibha/contract/client';",
  ],
];

/** Imports that the rules must let pass. */
export const FINE: readonly (readonly [file: string, line: string])[] = [
  ['packages/contract/src/events.ts', "import { z } from 'zod';"],
  ['art/random.ts', "import { x } from '../packages/domain/src/chance.ts';"],
  ['art/apart.ts', "import { x } from 'not-installed';"],
  ['packages/embedded-postgres/src/asks.ts', "import { x } from 'pg';"],
  [`${S}/features/b/door.ts`, "import { x } from '../a/a.ts';"],
  [`${S}/features/b/b.queries.ts`, "import { sql } from 'kysely';"],
  [`${S}/features/b/b.routes.ts`, "import { x } from '../../platform/serve/serve.ts';"],
  [`${S}/platform/mail/down.ts`, "import { x } from '../edge/page.ts';"],
  [`${S}/platform/edge/up.test.ts`, "import { x } from '../lists/list.ts';"],
  [`${S}/platform/roof.ts`, "import { x } from './serve/serve.ts';"],
  [`${S}/features/b/typed.ts`, "import type { x } from 'kysely';"],
  [`${S}/features/b/typed.routes.ts`, "import type { x } from 'vite';"],
  [`${S}/features/b/serve-dev.routes.ts`, "export const load = () => import('vite');"],
  [`${S}/features/b/rows.test.ts`, "import { x } from '../../testing/rows.ts';"],
  [`${S}/start.ts`, "export const load = () => import('./demo/demo.ts');"],
  [`${S}/features/b/part.ts`, "import { x } from '../people/users/users.ts';"],
  [`${W}/shell/calls.ts`, "import { x } from '@pratibha/contract/client';"],
  [`${W}/shell/rules.ts`, "import { x } from '@pratibha/domain/rule';"],
  [`${W}/features/b/public/typed.ts`, "import type { x } from '@pratibha/contract/events';"],
  [`${W}/features/b/public/place.ts`, "import { x } from '../../../data/place.ts';"],
  [`${W}/ui/plain/Icon.tsx`, "import { x } from 'lucide-react';"],
  [`${W}/ui/list/Far.tsx`, "import { x } from 'uplot';"],
  [`${W}/features/b/data.ts`, "import { x } from '../../data/queries.ts';"],
  [`${W}/features/b/organiser/student.ts`, "import { x } from '../student/card.ts';"],
  [
    `${W}/entry/student/routes/user/judging/index.tsx`,
    "import { x } from '../../../../../features/judging/student/SheetPart.tsx';",
  ],
  [`${W}/data/address/open-row.ts`, "import { x } from '@tanstack/react-router';"],
];

/** What the lines above point at. */
export const TARGETS = [
  'art/x.ts',
  'packages/domain/src/chance.ts',
  'packages/domain/src/rule.ts',
  'packages/words/src/en/workshops/organiser.ts',
  `${S}/app.ts`,
  `${S}/demo/demo.ts`,
  `${S}/testing/rows.ts`,
  `${S}/platform/serve/serve.ts`,
  `${S}/platform/edge/page.ts`,
  `${S}/platform/feature.ts`,
  `${S}/platform/hall/door.ts`,
  `${S}/platform/lists/list.ts`,
  `${S}/features/a/a.ts`,
  `${S}/features/a/a.test.ts`,
  `${S}/features/a/inner.ts`,
  `${S}/features/people/users/users.ts`,
  `${W}/data/place.ts`,
  `${W}/data/queries.ts`,
  `${W}/shell/bar.ts`,
  `${W}/features/a/inner.ts`,
  `${W}/features/a/public/page.ts`,
  `${W}/features/b/organiser/desk.ts`,
  `${W}/features/a/a.ts`,
  `${W}/features/b/student/card.ts`,
  `${W}/features/judging/student/SheetPart.tsx`,
  `${W}/entry/console/routes/r.ts`,
];
