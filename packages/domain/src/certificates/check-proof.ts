import { fromBase64url } from './base64url.ts';
import { type Claims, decodeClaims } from './claims.ts';
import { type Signed, splitSigned, toBeSigned } from './cose.ts';
import { isRevokedOn, type PublishedKey } from './published-keys.ts';
import { sha512 } from './sha512.ts';

/** Whether a signature of Ed25519 is right; whoever asks says by what that is found out. */
export type IsSigned = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** What a certificate proves by itself, without asking anybody. */
export type Proof =
  /** It is no certificate, or a part of it is missing. */
  | { readonly state: 'unreadable' }
  /** Signed by nobody whom the page knows; who it says it is of is said by nobody else. */
  | { readonly state: 'unknown-key'; readonly issuer: string | null }
  /** What it says is not what the key signed: changed afterwards, or signed by somebody else. */
  | { readonly state: 'changed' }
  /** Signed, and says something that a later release knows how to read. */
  | { readonly state: 'newer' }
  /** Of a day from which on its key counts no more. */
  | { readonly state: 'key-revoked'; readonly from: string; readonly claims: Claims }
  | {
      readonly state: 'signed';
      readonly claims: Claims;
      readonly fingerprint: string;
      /** Whoever has a stolen key writes any day: then the record of the college alone tells. */
      readonly keyRevokedFrom: string | null;
    };

/** Checks what stands in the fragment of a link, without its `#`. */
export async function checkProof(
  fragment: string,
  keys: readonly PublishedKey[],
  isSigned: IsSigned,
): Promise<Proof> {
  const read = orNull(() => {
    const bytes = fromBase64url(fragment);
    return { bytes, signed: splitSigned(bytes) };
  });
  if (read === null) return { state: 'unreadable' };
  const { keyId, payload, signature } = read.signed;
  const claims = claimsOf(read.signed);
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) return { state: 'unknown-key', issuer: claims?.issuer ?? null };
  const publicKey = fromBase64url(key.public_key);
  if (!(await isSigned(publicKey, toBeSigned(keyId, payload), signature)))
    return { state: 'changed' };
  if (claims === null) return { state: 'newer' };
  const { revoked_from: from } = key;
  if (from !== null && isRevokedOn(key, claims.day)) return { state: 'key-revoked', from, claims };
  const fingerprint = fingerprintOf(read.bytes);
  return { state: 'signed', claims, fingerprint, keyRevokedFrom: from };
}

/**
 * By which what was issued under a number is known from anything else: the first half of SHA-512,
 * as 64 hexadecimal digits. As a signature is in it, nobody finds a name by it.
 */
export function fingerprintOf(signed: Uint8Array): string {
  const half = sha512(signed).subarray(0, 32);
  return Array.from(half, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function claimsOf({ payload }: Signed): Claims | null {
  return orNull(() => decodeClaims(payload));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
