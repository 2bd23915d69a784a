import { rmSync } from 'node:fs';
import { startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { MIGRATIONS } from '../apps/server/src/platform/db/migrations-folder.ts';
import { openDatabase } from '../apps/server/src/platform/db/pool.ts';
import { generateTypes } from '../apps/server/src/testing/generate-types.ts';
import { generatePageAt, generatePaths } from '../apps/web/build/app-pages.ts';
import { generateRouteTree } from '../apps/web/build/route-tree.ts';
import { openApiDocument } from '../packages/contract/src/openapi/openapi.ts';
import { problemWords } from '../packages/words/src/en/problems.ts';
import { clientTypes } from './client-types.ts';

/** A file that is committed as code makes it. */
type GeneratedFile = {
  readonly path: string;
  /** What to change instead. */
  readonly from: string;
  /** The test that fails when it was not made again. */
  readonly test: string;
  /** Its whole text. */
  readonly make: () => Promise<string>;
};

/** Types of the tables of an empty database that was just migrated. */
async function tableTypes(): Promise<string> {
  const dataDir = temporaryFolder('types');
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    const database = openDatabase(server.connection);
    await migrate(database.pool, MIGRATIONS);
    const text = await generateTypes(database.kysely);
    await database.close();
    return text;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * A document as JSON with a line for each operation and schema, so that a change shows what it is
 * of.
 */
function inLines(value: unknown, depth = 3): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, of]) => `${JSON.stringify(name)}:${inLines(of, depth - 1)}`,
  );
  return `{${lines.join(',\n')}}`;
}

/** All of them but the pictures, which `npm run build` in art/ draws. */
export const GENERATED_FILES: readonly GeneratedFile[] = [
  {
    path: 'packages/contract/openapi.json',
    from: 'the calls of packages/contract',
    test: 'packages/contract/src/openapi/openapi.test.ts',
    make: async () => `${inLines(openApiDocument(problemWords))}\n`,
  },
  {
    path: 'apps/server/src/testing/client-types.gen.ts',
    from: 'the calls of packages/contract',
    test: 'scripts/generated-files.test.ts',
    make: async () => clientTypes(openApiDocument(problemWords)),
  },
  {
    path: 'apps/server/src/platform/db/types.gen.ts',
    from: 'apps/server/migrations',
    test: 'apps/server/src/platform/db/pool.test.ts',
    make: tableTypes,
  },
  ...(['student', 'console'] as const).map((document) => ({
    path: `apps/web/src/entry/${document}/routeTree.gen.ts`,
    from: `apps/web/src/entry/${document}/routes`,
    test: 'scripts/generated-files.test.ts',
    make: () => generateRouteTree(document),
  })),
  ...[
    { name: 'user-pages', make: () => generatePaths('student') },
    { name: 'admin-pages', make: () => generatePaths('console') },
    { name: 'user-page-at', make: () => generatePageAt('student') },
    { name: 'admin-page-at', make: () => generatePageAt('console') },
  ].map(({ name, make }) => ({
    path: `apps/web/src/data/address/${name}.gen.ts`,
    from: 'apps/web/src/entry/*/routes',
    make,
    test: 'scripts/generated-files.test.ts',
  })),
];
