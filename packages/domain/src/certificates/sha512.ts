const WORD = (1n << 64n) - 1n;
const BLOCK = 128;

const PRIMES = Array.from({ length: 410 }, (_, n) => n).filter(isPrime);
const START = PRIMES.slice(0, 8).map((prime) => fractionOfRoot(prime, 2n));
const ROUNDS = PRIMES.map((prime) => fractionOfRoot(prime, 3n));

/**
 * SHA-512 (FIPS 180-4), for browsers that offer none: over plain http, and for what must be known
 * at once. Its constants are computed, which is shorter than to write them down.
 */
export function sha512(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 17) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  let state = START;
  for (let at = 0; at < padded.length; at += BLOCK) state = mixed(state, view, at);
  const digest = new DataView(new ArrayBuffer(64));
  for (const [at, word] of state.entries()) digest.setBigUint64(at * 8, word);
  return new Uint8Array(digest.buffer);
}

/** The state after one block more. */
function mixed(state: readonly bigint[], view: DataView, at: number): bigint[] {
  const words = Array.from({ length: 16 }, (_, n) => view.getBigUint64(at + n * 8));
  const word = (n: number) => words[n] ?? 0n;
  for (let n = 16; n < ROUNDS.length; n += 1) {
    const [a, b] = [word(n - 15), word(n - 2)];
    const small = turned(a, 1n) ^ turned(a, 8n) ^ (a >> 7n);
    const large = turned(b, 19n) ^ turned(b, 61n) ^ (b >> 6n);
    words.push((word(n - 16) + small + word(n - 7) + large) & WORD);
  }
  let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
  for (const [n, constant] of ROUNDS.entries()) {
    const ofE = turned(e, 14n) ^ turned(e, 18n) ^ turned(e, 41n);
    const one = h + ofE + ((e & f) ^ (~e & g)) + constant + word(n);
    const ofA = turned(a, 28n) ^ turned(a, 34n) ^ turned(a, 39n);
    const two = ofA + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) & WORD, a, b, c, (d + one) & WORD, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((each, n) => (each + (state[n] ?? 0n)) & WORD);
}

/** A word whose bits are turned to the right. */
function turned(word: bigint, bits: bigint): bigint {
  return ((word >> bits) | (word << (64n - bits))) & WORD;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return n > 1;
}

/** The first 64 bits behind the point of a root, which are the constants of the standard. */
function fractionOfRoot(prime: number, degree: bigint): bigint {
  const scaled = BigInt(prime) << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 68n; bit > 0n; bit >>= 1n) if ((root | bit) ** degree <= scaled) root |= bit;
  return root & WORD;
}
