import { expect, test } from 'vitest';
import { ACTIONS } from '../access.ts';
import { MOST_TOKENS, tokenErrors, whyNotByToken, whyNotMakeToken } from './tokens.ts';

test.each([
  ['Sync', 90, {}],
  ['Sync', 1, {}],
  ['Sync', 365, {}],
  ['Sync', 0, { days: { code: 'invalid-days', most: 365 } }],
  ['Sync', 366, { days: { code: 'invalid-days', most: 365 } }],
  ['Sync', 1.5, { days: { code: 'invalid-days', most: 365 } }],
  [' ', 90, { name: { code: 'required', field: 'name' } }],
  ['न'.repeat(80), 90, {}],
  ['न'.repeat(81), 90, { name: { code: 'too-long', field: 'name', limit: 80 } }],
])('a token called %j for %d days', (name, days, errors) => {
  expect(tokenErrors({ name, days })).toEqual(errors);
});

test('a person has so many, and no more', () => {
  expect(whyNotMakeToken({ live: MOST_TOKENS - 1 })).toBe(null);
  expect(whyNotMakeToken({ live: MOST_TOKENS })).toBe('too-many-tokens');
});

test('a token never opens what could outlive it, and a read one changes nothing', () => {
  const refusals = (scope: 'read' | 'write', isChange: boolean) =>
    Object.groupBy(ACTIONS, (action) => whyNotByToken(scope, { action, isChange }) ?? 'none');
  const never = [
    'session.end',
    'guests.begin',
    'sessions.own',
    'calendar.own',
    'privacy.own',
    'judging.own',
    'tokens.own',
    'users.write',
    'users.correct',
    'announcements.write',
    'editions.write',
    'search.read',
    'results.settle',
    'certificates.issue',
    'judges.manage',
    'judging.judge',
    'guests.own',
    'privacy.copy',
    'privacy.erase',
  ];
  for (const isChange of [true, false]) {
    expect(refusals('write', isChange)['not-by-token']).toEqual(never);
    expect(refusals('read', isChange)['not-by-token']).toEqual(never);
  }
  expect(refusals('write', true)['token-reads-only']).toBe(undefined);
  expect(refusals('read', false)['token-reads-only']).toBe(undefined);
  expect(refusals('read', true).none).toBe(undefined);
});
