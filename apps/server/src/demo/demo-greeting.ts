import { DEMO_ACCOUNTS } from './accounts.ts';

/** What the demo says about itself when it is ready, a line each. */
export function demoGreeting(): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(26)}${about}`);
  return ['This is the demo; sign in without a password as', ...accounts];
}
