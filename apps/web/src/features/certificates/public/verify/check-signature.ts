import { isSignedByEd25519 } from '@pratibha/domain/certificates/ed25519';

/** By what signatures were checked last. */
let by: 'browser' | 'page' = 'browser';

/** Whether the page had to check a signature itself. */
export function wasCheckedByPage(): boolean {
  return by === 'page';
}

/** Checks by the browser where it knows how, else by what the page brings along. */
export async function isSignedBy(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const isSigned = await askBrowser(publicKey, message, signature);
  by = isSigned === null ? 'page' : 'browser';
  return isSigned ?? isSignedByEd25519(publicKey, message, signature);
}

/**
 * null: it does not know how, as Chrome before 137 and Firefox before 129, and every browser where
 * the page came over plain http.
 */
async function askBrowser(...[publicKey, message, signature]: Parameters<typeof isSignedBy>) {
  if (!window.isSecureContext) return null;
  const [key, bytes, proof] = [publicKey, message, signature].map((each) => Uint8Array.from(each));
  if (key === undefined || bytes === undefined || proof === undefined) return null;
  try {
    const known = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, proof, bytes);
  } catch {
    return null;
  }
}
