/*
 * SHA-256 (FIPS 180-4), fed piece by piece: what browsers bring takes a whole file at once, and
 * nothing where a page came without https.
 */

/** The first 32 bits of the fractions of roots of the first primes. */
const PRIMES = firstPrimes(64);
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

/** A hash that is being computed. */
export type Sha256 = {
  /** Takes the next bytes in. */
  readonly add: (bytes: Uint8Array) => void;
  /** The hash of all that was added, as 64 hexadecimal digits. Nothing is added after it. */
  readonly end: () => string;
};

/** Begins one. */
export function sha256(): Sha256 {
  const state = Int32Array.from(BEGINNING);
  const words = new Int32Array(BLOCK);
  const rest = new Uint8Array(BLOCK);
  let [length, kept] = [0, 0];
  const add = (bytes: Uint8Array) => {
    let at = 0;
    length += bytes.length;
    while (at < bytes.length) {
      if (kept === 0 && bytes.length - at >= BLOCK) {
        mix(state, words, bytes, at);
        at += BLOCK;
        continue;
      }
      const taken = Math.min(BLOCK - kept, bytes.length - at);
      rest.set(bytes.subarray(at, at + taken), kept);
      kept += taken;
      at += taken;
      if (kept < BLOCK) continue;
      mix(state, words, rest, 0);
      kept = 0;
    }
  };
  const end = () => {
    const bits = length * 8;
    const blocks = kept < BLOCK - 8 ? 1 : 2;
    const padding = new Uint8Array(blocks * BLOCK - kept);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 0x1_0000_0000));
    view.setUint32(padding.length - 4, bits % 0x1_0000_0000);
    add(padding);
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  };
  return { add, end };
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Works one block of 64 bytes in. */
function mix(state: Int32Array, w: Int32Array, bytes: Uint8Array, from: number): void {
  for (let n = 0; n < 16; n += 1) {
    const at = from + n * 4;
    w[n] =
      (byteAt(bytes, at) << 24) |
      (byteAt(bytes, at + 1) << 16) |
      (byteAt(bytes, at + 2) << 8) |
      byteAt(bytes, at + 3);
  }
  for (let n = 16; n < BLOCK; n += 1) {
    const [x, y] = [w[n - 15] as number, w[n - 2] as number];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[n] = ((w[n - 16] as number) + small + (w[n - 7] as number) + large) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let n = 0; n < BLOCK; n += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + (K[n] as number) + (w[n] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

const byteAt = (bytes: Uint8Array, at: number) => bytes[at] as number;
