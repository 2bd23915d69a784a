import { expect, test } from 'vitest';
import * as kept from './frozen.kept.tsx';
import * as whole from './frozen.tsx';

test('every frozen part has its stand-in for the browser', () => {
  expect(Object.keys(kept).sort()).toEqual(Object.keys(whole).sort());
});
