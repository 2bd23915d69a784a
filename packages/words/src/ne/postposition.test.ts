import { expect, it } from 'vitest';
import { withPostposition } from './postposition.ts';

it.each([
  ['कलेज', 'कलेजका'],
  ['विद्यार्थी', 'विद्यार्थीका'],
  ['Hill College', 'Hill College का'],
  ['२०८२', '२०८२ का'],
  ['साउन १ (१६ जुलाई)', 'साउन १ (१६ जुलाई) का'],
])('joins %s within a script alone', (noun, joined) => {
  expect(withPostposition(noun, 'का')).toBe(joined);
});
