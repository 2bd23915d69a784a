import { expect, test } from 'vitest';
import { refusesAddress } from './refused-addresses.ts';

const CASES: readonly [text: string, isRefused: boolean, command?: string][] = [
  ['550 5.1.1 No such user here', true],
  ['550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 See …', true],
  ['554 5.1.2 Bad destination system', true],
  ['501 5.1.3 Bad recipient address syntax', true],
  ['551 5.1.6 Moved', true],
  ['556 5.1.10 Recipient address has null MX', true],
  ['550 5.2.1 The account is disabled', true],
  ['550 No such user here', true],
  ['550 5.1.1', true],
  ['550', true],
  ['551 User not local; please try elsewhere', true],
  ['553 Mailbox name not allowed', true],
  // Of the mailbox, and not for ever.
  ['552 5.2.2 Mailbox full', false],
  ['552 Exceeded storage allocation', false],
  ['450 4.1.1 Mailbox unavailable', false],
  ['450 Mailbox busy', false],
  ['451 4.7.1 Greylisted', false],
  // Of us.
  ['550 5.7.1 Relaying denied', false],
  ['554 5.7.1 Service unavailable; client host blocked', false],
  ['550 5.7.26 Unauthenticated mail is not accepted', false],
  ['550 Relay not permitted', false],
  ['550 Blocked: listed in an RBL', false],
  ['550 Rejected by SPF policy', false],
  ['554 Transaction failed', false],
  ['503 Bad sequence of commands', false],
  ['550 5.1.8 Sender address rejected', false],
  ['550 5.1.17 Not this one', false],
  // Of the sender, of what it holds, of the login.
  ['550 5.1.1 Unknown', false, 'MAIL FROM'],
  ['550 5.1.1 Unknown', false, 'DATA'],
  ['554 5.6.0 Refused', false, 'DATA'],
  ['550 No', false, 'AUTH PLAIN'],
  ['550 No', false, 'CONN'],
];

test.each(CASES)('%j refuses the address: %s', (text, isRefused, command = 'RCPT TO') => {
  expect(refusesAddress({ command, code: Number(text.slice(0, 3)), text })).toBe(isRefused);
});
