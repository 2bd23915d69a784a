import { defineConfig } from 'vitest/config';

/**
 * One project per room. `vitest run --project domain` runs one of them alone.
 * Nothing is retried: a test that fails now and then is a defect to find.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    retry: 0,
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/globalDatabase.ts'],
          // A file clones its database from a template that the first file may have to build,
          // and starting PostgreSQL on a busy machine takes its time.
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: { name: 'conventions', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
