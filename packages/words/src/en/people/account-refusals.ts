import type { AccountRefusal } from '@pratibha/domain/refusals';

/**
 * Why an account, a session or a token may not be changed; what R6.7 to R6.9 say is word for word.
 */
export const ACCOUNT_WORDS: Readonly<Record<AccountRefusal, string>> = {
  'cannot-edit-self': 'You cannot edit yourself',
  'cannot-delete-self': 'You cannot delete yourself',
  'cannot-change-own-role': 'You cannot change your own role.',
  'role-not-assignable': 'You cannot assign this role.',
  'target-above-you': 'Only a super admin can change a super admin.',
  'target-not-below-you': 'You can correct people below your own role only.',
  'email-of-sign-in':
    'Somebody signs in with this account, so its e-mail address is the one of their sign-in.',
  'last-super-admin': 'The last active super admin must stay.',
  'already-deleted': 'This has already been deleted.',
  'already-erased': 'This person has been erased, which cannot be undone.',
  'session-in-use': 'This is the browser you are using. Log out to end it.',
  'too-many-tokens': 'You have as many tokens as one person can have. End one first.',
  'too-many-invitations': 'There are as many invitations as there can be. Withdraw one first.',
  'not-an-event-admin': 'Only an event admin can be limited to events.',
};
