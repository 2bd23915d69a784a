import { expect, it } from 'vitest';
import { AUDIT_ACTION_WORDS } from './changes.ts';

const SOURCES = import.meta.glob<string>(
  ['../../../../../../apps/server/src/features/**/*.ts', '!**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

it('has words for every action that the server writes down', () => {
  const written = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/(?<!actor, )\baction: '([a-z.-]+)'/g)].map(([, action]) => action ?? ''),
  );
  expect(new Set(written).size).toBeGreaterThan(15);
  expect(written.filter((action) => !(action in AUDIT_ACTION_WORDS))).toEqual([]);
});
