/** The front door of signing: what signs, the public keys that prove it, and what changes keys. */

export { revokeKey, rotateKey } from './change-keys.ts';
export { writeKeysFile } from './keys-file.ts';
export { KnownKeys, type PublicKey, publicKeys, publishedKey } from './public-keys.ts';
export { readKeysFile, restoredKeys } from './restored-keys.queries.ts';
export { type Signature, signClaims, signText } from './sign.ts';
