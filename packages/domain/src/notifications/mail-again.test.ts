import { expect, test } from 'vitest';
import { isMailStuck, whyNotSendAgain } from './mail-again.ts';
import { MAIL_STATES } from './mail-states.ts';

test.each(MAIL_STATES)('sending again what is %s', (state) => {
  const may = state === 'failed' || state === 'refused';
  expect(whyNotSendAgain({ state, isMailOn: true })).toBe(may ? null : 'mail-not-failed');
  expect(whyNotSendAgain({ state, isMailOn: false })).toBe(may ? 'mail-is-off' : 'mail-not-failed');
});

test.each([
  [0, null, false],
  [900, null, false],
  [901, null, true],
  [901, 900, false],
  [901, 901, true],
  [50_000, 3, false],
] as const)('one waits for %d s, the last left %s s ago: stuck %s', (wait, sinceSent, stuck) => {
  expect(isMailStuck(wait, sinceSent)).toBe(stuck);
});
