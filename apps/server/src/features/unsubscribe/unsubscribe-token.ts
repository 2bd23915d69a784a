import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the id, and of the signature behind it: nobody guesses 160 bits. */
const ID_BYTES = 4;
const SIGNED_BYTES = 20;
const TOKEN = /^[\w-]{32}$/;

/**
 * The link of a person, below the product's origin: it ends announcements by mail, and opens
 * nothing else.
 */
export function unsubscribePath(userId: number, key: Buffer): string {
  return `/unsubscribe/${Buffer.concat([idBytes(userId), signatureOf(userId, key)]).toString('base64url')}`;
}

/** Whose link has this token; null where it is none of ours. */
export function userOfToken(token: string, key: Buffer): number | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const userId = bytes.readInt32BE(0);
  const isOurs = timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(userId, key));
  return isOurs ? userId : null;
}

function idBytes(userId: number): Buffer {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.writeInt32BE(userId);
  return bytes;
}

function signatureOf(userId: number, key: Buffer): Buffer {
  const signed = createHmac('sha256', key).update('announcements by mail:').update(idBytes(userId));
  return signed.digest().subarray(0, SIGNED_BYTES);
}
