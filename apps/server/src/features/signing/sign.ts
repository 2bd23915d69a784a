import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { type Claims, encodeClaims } from '@pratibha/domain/certificates/claims';
import { joinSigned, toBeSigned } from '@pratibha/domain/certificates/cose';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { insertAudit } from '../../platform/serve/audit.queries.ts';
import { findSigner, insertKey, type KeyPair, retireLost } from './signing.queries.ts';

/** What is signed of a certificate: COSE_Sign1 (RFC 9052), and by which key. */
type SignedClaims = { readonly keyId: string; readonly signed: Uint8Array };
/** A signature over bytes as they are, apart from them. */
export type Signature = { readonly keyId: string; readonly signature: Uint8Array };

/** As one of the audit who is nobody: a key is made when something is first signed. */
const BY_NOBODY = { actorId: null, actorRole: null, tokenId: null } as const;

/**
 * Signs claims with the key in use, in their order, and makes one where there is none yet. In a
 * transaction that key stays in use until its end.
 */
export async function signClaims(
  db: Kysely<DB>,
  claims: readonly Claims[],
): Promise<readonly SignedClaims[]> {
  if (claims.length === 0) return [];
  const { key_id: keyId, key } = await signerOf(db);
  return claims.map((each) => {
    const payload = encodeClaims(each);
    const signature = sign(null, toBeSigned(keyId, payload), key);
    return { keyId, signed: joinSigned(keyId, payload, signature) };
  });
}

/**
 * Signs a text as it is, so that anybody can check it with nothing but the file and a tool such as
 * openssl. No text is taken for a certificate: those begin with another byte than any text does.
 */
export async function signText(db: Kysely<DB>, text: Uint8Array): Promise<Signature> {
  const { key_id: keyId, key } = await signerOf(db);
  return { keyId, signature: sign(null, text, key) };
}

async function signerOf(db: Kysely<DB>): Promise<KeyPair & { readonly key: KeyObject }> {
  const pair = (await findSigner(db)) ?? (await within(db, makeSigner));
  const d = pair.private_key.toString('base64url');
  const x = pair.public_key.toString('base64url');
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' });
  return { ...pair, key };
}

/** In the caller's transaction, or one of its own. */
function within<T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Whoever comes second finds the key of whoever was first. */
async function makeSigner(db: Kysely<DB>): Promise<KeyPair> {
  await retireLost(db);
  await putKeyIntoUse(db);
  const signer = await findSigner(db);
  if (signer === undefined) throw new Error('No key is in use after one was made');
  return signer;
}

/**
 * Makes a key and puts it into use, where none is.
 * @param at when it is said to be made; null: now. The demo begins with one of its own time.
 */
export async function putKeyIntoUse(db: Kysely<DB>, at: Date | null = null): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  const public_key = Buffer.from(x, 'base64url');
  const key_id = createHash('sha256').update(public_key).digest('hex').slice(0, 12);
  const made = { key_id, public_key, private_key: Buffer.from(d, 'base64url') };
  const id = await insertKey(db, made, at);
  if (id === undefined) return;
  await auditKey(db, 'signing-key.made', id, { key: key_id }, at ?? new Date());
}

/** What was done to a key by nobody who is signed in. */
export async function auditKey(
  db: Kysely<DB>,
  action: 'signing-key.made' | 'signing-key.rotated' | 'signing-key.revoked',
  id: number,
  changes: Readonly<Record<string, unknown>>,
  at = new Date(),
): Promise<void> {
  const who = { ...BY_NOBODY, requestId: 'signing', at };
  await insertAudit(db, { action, subject: ['signing-key', id], changes }, who);
}
