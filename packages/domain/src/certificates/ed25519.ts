import { sha512 } from './sha512.ts';

/** The field and the order of the group (RFC 8032, 5.1). */
const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = mod(-121665n * power(121666n, P - 2n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** In extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint];
const ZERO: Point = [0n, 1n, 1n, 0n];
const BASE = pointOf(mod(4n * power(5n, P - 2n)), 0n);

/**
 * Whether an Ed25519 signature is right (RFC 8032, 5.1.7), for browsers whose WebCrypto does not
 * know it. It has nothing to keep secret, so that it need not take the same time for everything.
 * @param publicKey 32 bytes; @param signature 64 bytes: of another length they are wrong
 */
export function isSignedByEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = publicKey.length === 32 ? decompressed(publicKey) : null;
  const s = numberIn(signature.subarray(32));
  if (key === null || signature.length !== 64 || s >= L || BASE === null) return false;
  const r = signature.subarray(0, 32);
  const k = numberIn(sha512(Uint8Array.of(...r, ...publicKey, ...message))) % L;
  const [x, y, z, t] = key;
  const sum = sumOf(s, BASE, k, [mod(-x), y, z, mod(-t)]);
  return compressed(sum) === numberIn(r);
}

/** a·A + b·B, both by the same doublings. */
function sumOf(a: bigint, pointA: Point, b: bigint, pointB: Point): Point {
  const both = added(pointA, pointB);
  let sum = ZERO;
  for (let bit = 1n << 252n; bit > 0n; bit >>= 1n) {
    sum = added(sum, sum);
    const [ofA, ofB] = [(a & bit) > 0n, (b & bit) > 0n];
    if (ofA || ofB) sum = added(sum, ofA ? (ofB ? both : pointA) : pointB);
  }
  return sum;
}

/** Right for every two points, also for a point and itself. */
function added([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * D * t1 * t2);
  const d = mod(2n * z1 * z2);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

/** As the 32 bytes of a signature write a point, as a number. */
function compressed([x, y, z]: Point): bigint {
  const inverse = power(z, P - 2n);
  return mod(y * inverse) | ((mod(x * inverse) & 1n) << 255n);
}

function decompressed(bytes: Uint8Array): Point | null {
  const number = numberIn(bytes);
  return pointOf(number & ((1n << 255n) - 1n), number >> 255n);
}

/** The point of that height whose x is odd or even; null where there is none. */
function pointOf(y: bigint, oddness: bigint): Point | null {
  const u = mod(y * y - 1n);
  const v = mod(D * y * y + 1n);
  let x = mod(u * v ** 3n * power(u * v ** 7n, (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT_OF_MINUS_ONE);
  if (y >= P || mod(v * x * x) !== u || (x === 0n && oddness === 1n)) return null;
  if ((x & 1n) !== oddness) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

/** The least significant byte comes first. */
function numberIn(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function mod(n: bigint): bigint {
  const rest = n % P;
  return rest < 0n ? rest + P : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}
