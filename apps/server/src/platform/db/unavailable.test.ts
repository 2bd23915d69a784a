import { expect, test } from 'vitest';
import { isConnectionLost, isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('from PostgreSQL'), { code });

/** What comes while a leader falls and another takes over, and what a request is told by it. */
test.each([
  ['a standby that is not yet the leader takes no changes', '25006', true, false],
  ['the leader is told to end', '57P01', true, true],
  ['it ended with a crash', '57P02', true, true],
  ['the new one does not accept connections yet', '57P03', true, true],
  ['PgBouncer lost its connection', '08P01', true, true],
  ['nobody listens there', 'ECONNREFUSED', true, true],
  ['HAProxy cut it', 'ECONNRESET', true, true],
  ['a rule of the schema', '23505', false, false],
])('%s: %s', (_what, code, unavailable, lost) => {
  expect([isUnavailable(withCode(code)), isConnectionLost(withCode(code))]).toEqual([
    unavailable,
    lost,
  ]);
});

test('a connection that ended tells no code', () => {
  const error = new Error('Connection terminated unexpectedly');
  expect([isUnavailable(error), isConnectionLost(error)]).toEqual([true, true]);
});
