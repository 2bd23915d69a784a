import { expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { manifestOf } from './manifest.ts';

const logo = {
  ...{ file: 'a'.repeat(64), width: 9, height: 9, alt: 'Us', caption: null },
  focus: { x: 50, y: 50 },
};

test.each([
  [null, /^\/icon-/],
  [logo, /^\/site\/[0-9a-f]{16}\/icon-/],
])('with the logo %j its icons lie at %s', (each, place) => {
  const look = { accent: null, logo: each };
  const { icons } = JSON.parse(manifestOf({ ...FIRST_CONTENT, look })) as {
    icons: readonly { src: string }[];
  };
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(src).toMatch(place);
});
