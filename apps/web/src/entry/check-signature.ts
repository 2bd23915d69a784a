import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { CHECKED_WORDS } from '@pratibha/words/pages/check';

const W = CHECKED_WORDS.signed;

/** What is published with a file: a signature as base64, and the id of the key that made it. */
type Signature = { readonly key: string; readonly signature: string };

/**
 * What the signature of a file says, in a sentence.
 * @param keys those of this site
 */
export async function sayingOfSignature(
  file: BufferSource,
  { key: keyId, signature }: Signature,
  keys: readonly PublishedKey[],
): Promise<string> {
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) return W.otherKey(keyId);
  let isRight: boolean;
  try {
    const raw = bytesOf(key.public_key);
    const proves = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    isRight = await crypto.subtle.verify('Ed25519', proves, bytesOf(signature), file);
  } catch {
    // Browsers before 2025 do not know Ed25519.
    return W.unable;
  }
  if (!isRight) return W.wrong;
  return key.revoked_from === null ? W.right(keyId) : W.revoked(keyId, key.revoked_from);
}

/** Of base64 or base64url, with what fills it up or without. */
function bytesOf(text: string) {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
