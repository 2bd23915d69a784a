import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';

/** The short forms of the documents, and what they stand for. */
const FOLDERS = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  words: 'packages/words/src/en',
  server: 'apps/server/src',
  web: 'apps/web/src',
} as const;

const textOf = (path: string) => sourceFiles().find((file) => file.path === path)?.text ?? '';
const text = textOf('docs/how-to.md');
const named = [...(text + textOf('docs/one-change.md')).matchAll(/`([\w-]+)(\/[\w./$-]+)`/g)].map(
  ([, room = '', rest = '']) => path.join(FOLDERS[room as keyof typeof FOLDERS] ?? room, rest),
);

test('every file that a recipe names is there', () => {
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

test('there are these recipes', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual([
    'A verb',
    'A feature',
    'A notification',
    'A table',
    'A job',
    'A setting',
    'A relation',
    'A question type',
    'An event’s field',
    'An admin list',
    'A page',
  ]);
});
