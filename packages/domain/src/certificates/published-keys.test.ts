import { expect, test } from 'vitest';
import { isRevokedOn, type PublishedKey } from './published-keys.ts';

const KEY: PublishedKey = {
  ...{ id: '0123456789ab', public_key: '', made_at: '2024-07-01T00:00:00.000Z' },
  ...{ retired_at: '2025-07-01T00:00:00.000Z', revoked_from: null },
};

test.each([
  ['retired and not revoked', null, '2025-08-01', false],
  ['before the day', '2025-06-30', '2025-06-29', false],
  ['on the day', '2025-06-30', '2025-06-30', true],
  ['in a later year', '2025-06-30', '2026-01-01', true],
])('what a key signed is not believed: %s', (_, revoked_from, day, isRevoked) => {
  expect(isRevokedOn({ ...KEY, revoked_from }, day)).toBe(isRevoked);
});
