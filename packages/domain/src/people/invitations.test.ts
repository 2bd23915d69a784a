import { expect, test } from 'vitest';
import { invitationErrors, MOST_INVITATIONS, whyNotInvite } from './invitations.ts';

test.each([
  ['asha@school.example', true],
  ['', false],
  ['asha', false],
  [' asha@school.example', false],
  ['аsha@school.example', false],
])('"%s"', (email, isGood) => {
  expect(invitationErrors({ email })).toEqual(isGood ? {} : { email: { code: 'invalid-email' } });
});

test('there are only so many', () => {
  expect(whyNotInvite({ others: MOST_INVITATIONS - 1 })).toBe(null);
  expect(whyNotInvite({ others: MOST_INVITATIONS })).toBe('too-many-invitations');
});
