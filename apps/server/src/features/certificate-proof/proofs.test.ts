import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { fromBase64url, toBase64url } from '@pratibha/domain/certificates/base64url';
import { encodeCbor } from '@pratibha/domain/certificates/cbor';
import {
  checkProof,
  fingerprintOf,
  type IsSigned,
} from '@pratibha/domain/certificates/check-proof';
import { type Claims, encodeClaims } from '@pratibha/domain/certificates/claims';
import { joinSigned, toBeSigned } from '@pratibha/domain/certificates/cose';
import { isSignedByEd25519 } from '@pratibha/domain/certificates/ed25519';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { sha512 } from '@pratibha/domain/certificates/sha512';
import { describe, expect, test } from 'vitest';

const CLAIMS: Claims = {
  ...{ issuer: 'school.example', number: '2024-7KQ3XN', kind: 'prize', name: 'सीता Rai' },
  ...{ event: 'Robot Race', edition: '2024', award: 'Winner', day: '2024-07-22' },
};

const SPKI_HEAD = '302a300506032b6570032100';
const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: toBase64url(spki.subarray(12)) };
};
const [own, other] = [pair(), pair()];

/** Another implementation than the page's own. */
const byNode: IsSigned = (key, message, signature) => {
  const der = Buffer.concat([Buffer.from(SPKI_HEAD, 'hex'), key]);
  return verify(null, message, { key: der, format: 'der', type: 'spki' }, signature);
};

function signed(payload: Uint8Array, { privateKey }: { privateKey: KeyObject }, keyId = 'k1') {
  return joinSigned(keyId, payload, sign(null, toBeSigned(keyId, payload), privateKey));
}
const fragment = (claims: Claims, by = own, keyId = 'k1') =>
  toBase64url(signed(encodeClaims(claims), by, keyId));

const KEY: PublishedKey = {
  ...{ id: 'k1', public_key: own.publicKey, made_at: '2024-01-01T00:00:00.000Z' },
  ...{ retired_at: null, revoked_from: null },
};
const revoked = (revoked_from: string): PublishedKey => ({ ...KEY, revoked_from });
const bytes = signed(encodeClaims(CLAIMS), own);

/** The certificate with one byte changed, at that place of the whole. */
const changedAt = (at: number) => toBase64url(bytes.with(at, (bytes.at(at) ?? 0) ^ 1));
const ofName = bytes.findIndex((_, at) =>
  Buffer.from(bytes.subarray(at)).toString().startsWith('Rai'),
);

describe.each([
  ['node:crypto', byNode],
  ['the page itself', isSignedByEd25519],
] as const)('checked by %s, a certificate', (_, isSigned) => {
  test('that the college signed says what it says', async () => {
    expect(await checkProof(fragment(CLAIMS), [KEY], isSigned)).toEqual({
      ...{ state: 'signed', claims: CLAIMS, keyRevokedFrom: null },
      fingerprint: fingerprintOf(fromBase64url(fragment(CLAIMS))),
    });
  });

  test.each([
    ['changed', 'with another letter in its name', changedAt(ofName), [KEY]],
    ['changed', 'with another signature', changedAt(-1), [KEY]],
    ['changed', 'signed by somebody else who names the key', fragment(CLAIMS, other), [KEY]],
    ['unknown-key', 'signed by another key', fragment(CLAIMS, other, 'k2'), [KEY]],
    ['unknown-key', 'of a college without keys', fragment(CLAIMS), []],
    ['newer', 'of a later release', toBase64url(signed(encodeCbor(new Map([[9, 1]])), own)), [KEY]],
    ['key-revoked', 'of the day of its key’s end', fragment(CLAIMS), [revoked('2024-07-22')]],
    ['signed', 'of the day before', fragment(CLAIMS), [revoked('2024-07-23')]],
    ['unreadable', 'that was cut', fragment(CLAIMS).slice(0, -3), [KEY]],
    ['unreadable', 'with something behind it', `${fragment(CLAIMS)}AAAA`, [KEY]],
    ['unreadable', 'that is nonsense', 'nonsense', [KEY]],
    ['unreadable', 'of no letters', '', [KEY]],
    ['unreadable', 'of letters of no alphabet', '%00 é', [KEY]],
  ])('is %s: %s', async (state, _, text, keys) => {
    expect((await checkProof(text, keys, isSigned)).state).toBe(state);
  });
});

test('of an unknown key whoever it says it is of is told', async () => {
  const proof = await checkProof(fragment(CLAIMS, other, 'k2'), [KEY], byNode);
  expect(proof).toEqual({ state: 'unknown-key', issuer: 'school.example' });
});

test('no byte can be changed', async () => {
  const states = await Promise.all(
    [...bytes.keys()].map(async (at) => (await checkProof(changedAt(at), [KEY], byNode)).state),
  );
  expect(states.filter((state) => state === 'signed')).toEqual([]);
});

/* What the page brings along has to say what an implementation says that is not ours. */

test('messages of every length up to three blocks have the digest that node:crypto finds', () => {
  for (let length = 0; length <= 384; length += 1) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255);
    const digest = createHash('sha512').update(message).digest('hex');
    expect(Buffer.from(sha512(message)).toString('hex'), `${length} bytes`).toBe(digest);
  }
});

test('signatures of many keys are right or wrong as node:crypto says, with any bit changed', () => {
  for (let round = 0; round < 24; round += 1) {
    const by = pair();
    const key = fromBase64url(by.publicKey);
    const message = Uint8Array.from({ length: round * 7 }, (_, at) => (at * round) & 255);
    const signature = Uint8Array.from(sign(null, message, by.privateKey));
    const at = (round * 11) % 64;
    const changed = signature.with(at, (signature[at] ?? 0) ^ (1 << (round % 8)));
    for (const each of [signature, changed]) {
      const isRight = each === signature;
      expect([isSignedByEd25519(key, message, each), byNode(key, message, each)]).toEqual([
        isRight,
        isRight,
      ]);
    }
  }
});
