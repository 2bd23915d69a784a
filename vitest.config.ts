import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * For tests of what keeps nothing outside a database: their files share a process and the modules
 * they import, which cost more than most tests. What a test spies upon is itself again after it.
 */
const SHARED = { isolate: false, restoreMocks: true };

/**
 * What Node made of a file serves the processes that tests start, most of which run the whole
 * server.
 */
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled');

/** The files that start and kill the product: they take minutes, most of them waiting. */
const LONG = /(lifecycle|workers|whole\/dev|stress\/(kill|outage|uploads(\.disk)?))\.test\.ts$/;

/** Long files first: one that began last would run on alone. A fresh clone knows no durations. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * One project per room. `vitest run --project domain` runs one of them alone.
 * Nothing is retried: a test that fails now and then is a defect to find.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    retry: 0,
    // How fast a machine is decides no test: these only keep one that hangs from running for ever.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Left to itself it runs one file at a time on two cores. Files that start the product wait
    // most of their time, so that three of them keep two cores busy. Each of them may use twenty
    // connections of one PostgreSQL.
    maxWorkers: Math.min(4, Math.max(3, availableParallelism() - 1)),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: { ...SHARED, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'words', include: ['packages/words/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'web',
          setupFiles: ['scripts/fresh-modules.ts'],
          include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: { name: 'conventions', include: ['scripts/**/*.test.ts'] },
      },
    ],
  },
});
