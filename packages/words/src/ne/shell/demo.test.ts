import { expect, test } from 'vitest';
import { MOMENT_WORDS as ENGLISH } from '../../en/installation/moments.ts';
import { MOMENT_WORDS } from '../installation/moments.ts';
import { DEMO_WORDS } from './demo.ts';

test('each moment of the demo is known by what the server calls it', () => {
  expect(Object.values(ENGLISH).map(DEMO_WORDS.moment)).toEqual(Object.values(MOMENT_WORDS));
});
