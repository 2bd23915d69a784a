import { toBase64url } from '@pratibha/domain/certificates/base64url';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sayingOfSignature } from './check-signature.ts';

const FILE = new TextEncoder().encode('{"works":["W1"]}');
const [ID, OTHER_ID] = ['0123456789ab', 'ba9876543210'];

let signature: string;
let own: PublishedKey;
let other: PublishedKey;

beforeAll(async () => {
  const make = async (id: string) => {
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign']);
    const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
    const key: PublishedKey = {
      ...{ id, public_key: toBase64url(new Uint8Array(raw)), made_at: '2024-07-01T00:00:00.000Z' },
      ...{ retired_at: null, revoked_from: null },
    };
    return { key, secret: pair.privateKey };
  };
  const { key, secret } = await make(ID);
  own = key;
  other = (await make(OTHER_ID)).key;
  const bytes = new Uint8Array(await crypto.subtle.sign('Ed25519', secret, FILE));
  signature = btoa(String.fromCharCode(...bytes));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const say = (file: BufferSource, keys: readonly PublishedKey[], of = signature) =>
  sayingOfSignature(file, { key: ID, signature: of }, keys);

test('a file says by its signature whether it is the one that was signed', async () => {
  const changed = Uint8Array.from(FILE, (byte, at) => (at === 3 ? byte ^ 1 : byte));
  expect(await say(FILE, [other, own])).toBe(
    'The file is genuine: it is signed with the key 0123456789ab of this site.',
  );
  expect(await say(changed, [other, own])).toMatch(/^The signature is NOT that of this file/);
  expect(await say(FILE, [{ ...other, id: ID }])).toMatch(/^The signature is NOT that of/);
  expect(await say(FILE, [own], btoa('short'))).toMatch(/^The signature is NOT that of/);
  expect(await say(FILE, [other])).toMatch(/key 0123456789ab, which is NOT one of this site/);
});

test('a key that was revoked is named with the day', async () => {
  const revoked = { ...own, retired_at: own.made_at, revoked_from: '2025-07-10' };
  expect(await say(FILE, [revoked])).toMatch(/key 0123456789ab, .* revoked from 2025-07-10 on/);
  // One that was replaced goes on proving.
  expect(await say(FILE, [{ ...revoked, revoked_from: null }])).toMatch(/^The file is genuine/);
});

test('a browser without Ed25519 says so, and never that a file is genuine', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  expect(await say(FILE, [own])).toMatch(/^This browser cannot check signatures/);
});
