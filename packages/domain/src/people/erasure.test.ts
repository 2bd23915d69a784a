import { expect, test } from 'vitest';
import { erasedEmail, isErased } from './erasure.ts';

test.each([
  [{ id: 7, email: erasedEmail(7) }, true],
  [{ id: 7, email: erasedEmail(8) }, false],
  [{ id: 7, email: 'erased-7@erased.invalid.example' }, false],
  [{ id: 7, email: 'student@example.test' }, false],
])('%o is erased: %s', (user, expected) => {
  expect(isErased(user)).toBe(expected);
});
