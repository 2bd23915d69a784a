import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_OPTIONS } from './server-options.mjs';
import { ROOT } from './source-files.ts';

test('the containers run the server as npm start does', () => {
  const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');
  const [, command = ''] = /command:\n((?: +- .*\n)+)/.exec(compose) ?? [];
  const words = command.trim().split(/\s*- /).filter(Boolean);
  expect(words.map((word) => word.trim())).toEqual([
    'node',
    ...SERVER_OPTIONS,
    'apps/server/src/main.ts',
  ]);
});
