/**
 * A key that nobody else has: 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is
 * missing where a page came over http from another host than localhost; random bytes are not.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
