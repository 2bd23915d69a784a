const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url (RFC 4648, 5) without `=`: what an address may hold. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(bits >> shift) & 63];
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/**
 * Reads what `toBase64url` writes and nothing else.
 * @throws RangeError
 */
export function fromBase64url(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | DIGITS.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = bits >> held;
    at += 1;
  }
  if (toBase64url(bytes) !== text) throw new RangeError('No base64url');
  return bytes;
}
