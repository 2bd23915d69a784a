/** The front door of signing: what signs, the public keys that prove it, and what changes keys. */

export { revokeKey, rotateKey } from './change-keys.ts';
export { readKeysFile, writeKeysFile } from './keys-file.ts';
export { publicKeys, SiteKeys } from './public-keys.ts';
export { putKeyIntoUse, signClaims } from './sign.ts';
