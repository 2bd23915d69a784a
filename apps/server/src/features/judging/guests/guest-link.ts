import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../../platform/session/cookies.ts';

/** 128 bits, as 22 characters: a QR of them is small. */
const LINK = /^[\w-]{22}$/;

/**
 * A link that lets in whoever takes it first. Its secret is the fragment of the address, which no
 * browser sends to a server: it stands in no log, in no Referer, and in nothing that shows a preview.
 */
export function newGuestLink(origin: string): { readonly url: string; readonly hash: Buffer } {
  const token = randomBytes(16).toString('base64url');
  return { url: `${origin}/judge#${token}`, hash: tokenHash(token) };
}

/** What is kept of the secret; null for what is none. */
export function hashOfLink(token: string): Buffer | null {
  return LINK.test(token) ? tokenHash(token) : null;
}
