// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '@pratibha/domain/console/keys';
import { expect, test } from 'vitest';

test('before the page runs the keys are remembered that move, help or search, and no other', () => {
  const early = readFileSync(join(import.meta.dirname, '../public/early-console.js'), 'utf8');
  const remembered = /!isHeld && !\/\^\[(.+?)\]\$\/i\.test\(key\)/.exec(early)?.[1];
  const moving = [...KEYS.next, ...KEYS.previous, ...KEYS.help, ...KEYS.searchHere];
  expect([...(remembered ?? '')].toSorted()).toEqual(moving.toSorted());
  const held = /isHeld && \(shiftKey \|\| !\/\^(.+?)\$\/i\.test\(key\)/.exec(early)?.[1];
  expect(`Mod+${held}`).toBe(KEYS.search.join());
});
