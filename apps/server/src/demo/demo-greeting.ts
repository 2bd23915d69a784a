import { DEMO_GUEST_PATH, OFFERED_ACCOUNTS } from './accounts.ts';
import { OUTBOX } from './outbox/outbox-pages.ts';

/**
 * What the demo says about itself when it is ready, a line each.
 * @param hasOutbox whether mails stay here, rather than going to a relay
 */
export function demoGreeting(origin: string, hasOutbox: boolean): string[] {
  const accounts = OFFERED_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(26)}${about}`);
  const mails = hasOutbox ? [`Its mails stay here: ${origin}${OUTBOX}`] : [];
  const guest = `A guest judges by this link, without an account: ${origin}${DEMO_GUEST_PATH}`;
  return ['This is the demo; sign in without a password as', ...accounts, guest, ...mails];
}
