import { createPublicKey, verify } from 'node:crypto';
import { type Claims, decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned, toBeSigned } from '@pratibha/domain/certificates/cose';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { signText } from './sign.ts';
import { publicKeys, revokeKey, rotateKey, signClaims } from './signing.ts';

const CLAIMS: Claims = {
  ...{ issuer: 'techfest.example.edu', number: '2024-7KQ3XN', kind: 'prize' },
  ...{ name: 'सुस्मिता श्रेष्ठ', event: 'Robotics', edition: 'TechFest 2024' },
  ...{ award: 'First prize', day: '2024-07-22' },
};
const TEXT = Buffer.from('{"works":["W1"]}');

let product: TestApp;
const db = () => product.database.kysely;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from signing_secrets; delete from signing_keys');
});

async function isProved(keyId: string, text: Uint8Array, signature: Uint8Array) {
  const key = (await publicKeys(db())).find(({ id }) => id === keyId);
  const x = Buffer.from(key?.publicKey ?? []).toString('base64url');
  const proves = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, text, proves, signature);
}

const keyIdOf = async () => (await signText(db(), TEXT)).keyId;

async function published() {
  const response = await product.anonymous().get('/.well-known/certificate-keys.json');
  return { response, keys: response.json<{ keys: PublishedKey[] }>().keys };
}

describe('a key', () => {
  test('is made when something is first signed, and proves it', async () => {
    expect((await published()).keys).toEqual([]);
    const [certificate, other] = await signClaims(db(), [CLAIMS, { ...CLAIMS, award: null }]);
    const { keyId, payload, signature } = splitSigned(certificate?.signed ?? new Uint8Array());
    expect(decodeClaims(payload)).toEqual(CLAIMS);
    expect([certificate?.keyId, other?.keyId]).toEqual([keyId, keyId]);
    expect(await isProved(keyId, toBeSigned(keyId, payload), signature)).toBe(true);
    // Another letter is another payload, and another key another header.
    const changed = Uint8Array.from(payload, (byte, at) => (at === 30 ? byte ^ 1 : byte));
    expect(await isProved(keyId, toBeSigned(keyId, changed), signature)).toBe(false);
    expect(await isProved(keyId, toBeSigned('0123456789ab', payload), signature)).toBe(false);
    const [key] = await publicKeys(db());
    expect(key).toMatchObject({ id: keyId, retiredAt: null, revokedFrom: null });
    expect(keyId).toMatch(/^[0-9a-f]{12}$/);
  });

  test('signs the same text always alike', async () => {
    const [one, two] = [await signText(db(), TEXT), await signText(db(), TEXT)];
    expect(one).toEqual(two);
    expect(await isProved(one.keyId, TEXT, one.signature)).toBe(true);
    expect(await isProved(one.keyId, Buffer.from('{}'), one.signature)).toBe(false);
  });

  test('is not made for nothing', async () => {
    expect(await signClaims(db(), [])).toEqual([]);
    expect(await publicKeys(db())).toEqual([]);
  });

  test('made by many at once, there is one key', async () => {
    const signing = Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0
        ? signText(db(), TEXT)
        : db()
            .transaction()
            .execute((transaction) => signText(transaction, TEXT)),
    );
    const ids = (await Promise.all(signing)).map(({ keyId }) => keyId);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await product.database.pool.query(
      'select (select count(*)::int from signing_keys) as keys, count(*)::int as secrets from signing_secrets',
    );
    expect(rows).toEqual([{ keys: 1, secrets: 1 }]);
  });

  test('is undone with what was to be signed', async () => {
    const failed = db()
      .transaction()
      .execute(async (transaction) => {
        await signClaims(transaction, [CLAIMS]);
        throw new Error('Not after all');
      });
    await expect(failed).rejects.toThrow('Not after all');
    expect(await publicKeys(db())).toEqual([]);
  });
});

describe('another key', () => {
  test('signs from then on, and what the one before signed is still proved', async () => {
    const before = await signText(db(), TEXT);
    const next = await rotateKey(db());
    expect(await keyIdOf()).toBe(next);
    expect(next).not.toBe(before.keyId);
    expect(await isProved(before.keyId, TEXT, before.signature)).toBe(true);
    const [now, then] = await publicKeys(db());
    expect([now?.id, now?.retiredAt]).toEqual([next, null]);
    expect([then?.id, then?.retiredAt]).toEqual([before.keyId, expect.any(Date)]);
    // Nobody can sign with it any more, whoever copies the database.
    const { rows } = await product.database.pool.query('select from signing_secrets');
    expect(rows).toHaveLength(1);
  });

  test('waits for what is just being issued, which keeps its key', async () => {
    const before = await keyIdOf();
    let rotating: Promise<string> = Promise.resolve('');
    const issued = await db()
      .transaction()
      .execute(async (transaction) => {
        const [first] = await signClaims(transaction, [CLAIMS]);
        rotating = rotateKey(db());
        await eventually(async () => {
          const { rows } = await product.database.pool.query(
            `select from pg_stat_activity where datname = current_database()
               and wait_event_type = 'Lock' and query like '%signing_keys%'`,
          );
          expect(rows).toHaveLength(1);
        });
        const [second] = await signClaims(transaction, [CLAIMS]);
        return [first?.keyId, second?.keyId];
      });
    expect(issued).toEqual([before, before]);
    const next = await rotating;
    expect(next).not.toBe(before);
    expect(await keyIdOf()).toBe(next);
  });

  test('of many at once is one that signs', async () => {
    await keyIdOf();
    const work = [rotateKey(db()), keyIdOf(), rotateKey(db()), keyIdOf(), rotateKey(db())];
    await Promise.all(work);
    const inUse = (await publicKeys(db())).filter(({ retiredAt }) => retiredAt === null);
    expect(inUse.map(({ id }) => id)).toEqual([await keyIdOf()]);
  });
});

describe('a key that was stolen or lost', () => {
  test('is revoked from a day on, and another one signs', async () => {
    const stolen = await keyIdOf();
    const next = await revokeKey(db(), stolen, '2025-07-10');
    expect(await keyIdOf()).toBe(next);
    const revoked = async () => (await publicKeys(db())).map(({ revokedFrom }) => revokedFrom);
    expect(await revoked()).toEqual([null, '2025-07-10']);
    // It was stolen earlier than was thought; never later.
    expect(await revokeKey(db(), stolen, '2025-07-01')).toBe(next);
    await revokeKey(db(), stolen, '2025-07-20');
    expect(await revoked()).toEqual([null, '2025-07-01']);
  });

  test.each([
    ['0123456789ab', '2025-07-10', /no key 0123456789ab/],
    [null, '2025-02-30', /no day 2025-02-30/],
    [null, 'today', /no day today/],
  ])('is none of %j from %s on', async (id, day, words) => {
    const key = await keyIdOf();
    await expect(revokeKey(db(), id ?? key, day)).rejects.toThrow(words);
    expect(await keyIdOf()).toBe(key);
  });
});

test('everybody reads the public keys and their dates, also a page of elsewhere', async () => {
  const key = await keyIdOf();
  await revokeKey(db(), key, '2025-07-10');
  await eventually(async () => expect((await published()).keys).toHaveLength(2));
  const { response, keys } = await published();
  expect(keys[1]).toMatchObject({ id: key, revoked_from: '2025-07-10' });
  expect(Buffer.from(keys[1]?.public_key ?? '', 'base64url')).toHaveLength(32);
  expect(Object.keys(keys[1] ?? {}).sort()).toEqual([
    'id',
    'made_at',
    'pem',
    'public_key',
    'retired_at',
    'revoked_from',
  ]);
  expect(response.headers['cache-control']).toBe('public, max-age=300');
  expect(response.headers['access-control-allow-origin']).toBe('*');
});

test('the audit tells which keys were made, replaced and revoked', async () => {
  const first = await keyIdOf();
  const second = await rotateKey(db());
  const third = await revokeKey(db(), second, '2025-07-10');
  const admin = await product.as('SUPER_ADMIN');
  const entries = (await admin.get('/api/admin/audit?subject_type=signing-key')).json<
    { action: string; changes: object }[]
  >();
  const [a, b, c] = [{ key: first }, { key: second }, { key: third }];
  expect(entries.slice(0, 5).map(({ action, changes }) => [action, changes])).toEqual([
    ['signing-key.revoked', { ...b, revoked_from: '2025-07-10' }],
    ['signing-key.made', c],
    ['signing-key.rotated', { next: second }],
    ['signing-key.made', b],
    ['signing-key.made', a],
  ]);
});
