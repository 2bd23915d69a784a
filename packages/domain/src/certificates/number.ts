/** Crockford's 32: letters that nobody takes for others when they are read aloud or typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * The number of a certificate, such as 2020-7KQ3XN.
 * @param random six bytes that nobody can foresee
 */
export function certificateNumber(year: number, random: Uint8Array): string {
  if (random.length !== LENGTH) throw new RangeError(`A number takes ${LENGTH} bytes`);
  const letters = [...random].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${String(year).padStart(4, '0')}-${letters.join('')}`;
}
