// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '@pratibha/domain/console/keys';
import { expect, test } from 'vitest';

test('before the page runs the keys of the table are remembered that move, and no other', () => {
  const early = readFileSync(join(import.meta.dirname, '../public/early-console.js'), 'utf8');
  const remembered = /!\/\^\[(.+?)\]\$\/i\.test\(key\)/.exec(early)?.[1];
  const moving = [...KEYS.next, ...KEYS.previous, ...KEYS.help];
  expect([...(remembered ?? '')].toSorted()).toEqual(moving.toSorted());
});
