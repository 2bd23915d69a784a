import { expect, test } from 'vitest';
import type { Proof } from './check-proof.ts';
import type { Claims } from './claims.ts';
import { type OnRecord, verdictOf } from './verdict.ts';

const CLAIMS: Claims = {
  ...{ issuer: 'school.example', number: '2024-7KQ3XN', kind: 'prize', name: 'Sita Rai' },
  ...{ event: 'Robot Race', edition: '2024', award: 'Winner', day: '2024-07-22' },
};
const signed = (keyRevokedFrom: string | null = null): Proof => ({
  ...{ state: 'signed', claims: CLAIMS, fingerprint: 'f1', keyRevokedFrom },
});
const record = (state: OnRecord['state'], fingerprint: string | null = 'f1'): OnRecord => ({
  ...{ state, fingerprint },
});
const LATER = '2025-01-01';

test.each<[string, Proof, OnRecord | null]>([
  ['genuine', signed(), null],
  ['genuine', signed(), record('issued')],
  ['genuine', signed(), record('issued', null)],
  ['revoked', signed(), record('revoked')],
  ['revoked', signed(), record('revoked', null)],
  ['not-on-record', signed(), record('unknown', null)],
  ['other-on-record', signed(), record('issued', 'f2')],
  ['other-on-record', signed(), record('revoked', 'f2')],
  ['key-in-doubt', signed(LATER), null],
  ['key-in-doubt', signed(LATER), record('issued', null)],
  ['genuine', signed(LATER), record('issued')],
  ['revoked', signed(LATER), record('revoked', null)],
  ['not-on-record', signed(LATER), record('unknown', null)],
  ['changed', { state: 'changed' }, record('issued')],
  ['key-revoked', { state: 'key-revoked', from: LATER, claims: CLAIMS }, record('issued')],
  ['unknown-key', { state: 'unknown-key', issuer: null }, null],
  ['newer', { state: 'newer' }, null],
  ['unreadable', { state: 'unreadable' }, null],
])('it is %s: %j with record %j', (verdict, proof, known) => {
  expect(verdictOf(proof, known)).toBe(verdict);
});
