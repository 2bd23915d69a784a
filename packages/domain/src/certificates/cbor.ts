/**
 * What certificates are written in: the few types of CBOR (RFC 8949) that they need. Maps have
 * whole numbers from 0 on as keys.
 */
export type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number, Cbor>;

/** Deeper than anything that is signed; so nothing that is read can make it recurse for long. */
const DEPTH = 4;

/**
 * The one way in which a value is written (RFC 8949, 4.2): the shortest heads, keys in order,
 * nothing of unknown length. A signature is taken over these bytes.
 * @throws URIError of text with half a letter, RangeError of a number that is no whole one
 */
export function encodeCbor(value: Cbor): Uint8Array {
  return Uint8Array.from(write(value));
}

/**
 * Reads what `encodeCbor` writes and nothing else, so that one meaning has one form only.
 * @throws RangeError, URIError of text that is not UTF-8
 */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const { value, end } = read(bytes, 0, 0);
  if (end !== bytes.length || !isSame(encodeCbor(value), bytes)) {
    throw new RangeError('CBOR is not deterministic, or something follows it');
  }
  return value;
}

function write(value: Cbor): number[] {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const bytes = utf8(value);
    return [...head(3, bytes.length), ...bytes];
  }
  if (value instanceof Uint8Array) return [...head(2, value.length), ...value];
  if (value instanceof Map) {
    const pairs = [...(value as ReadonlyMap<number, Cbor>)].sort(([a], [b]) => a - b);
    return [...head(5, pairs.length), ...pairs.flat().flatMap(write)];
  }
  const list = value as readonly Cbor[];
  return [...head(4, list.length), ...list.flatMap(write)];
}

function head(type: number, size: number): number[] {
  if (!Number.isInteger(size) || size > 0xffff) throw new RangeError(`Not for CBOR: ${size}`);
  const first = type << 5;
  if (size < 24) return [first | size];
  return size < 256 ? [first | 24, size] : [first | 25, size >> 8, size & 255];
}

function read(bytes: Uint8Array, start: number, depth: number): { value: Cbor; end: number } {
  const first = bytes[start] ?? 0xff;
  const type = first >> 5;
  const long = Math.max(0, (first & 31) - 23);
  if (type > 5 || long > 2 || depth > DEPTH) throw new RangeError('CBOR of another kind');
  let at = start + 1 + long;
  // Past the end it is no number; then no bytes are as many, and what is written again differs.
  const size =
    long === 0
      ? first & 31
      : bytes.subarray(start + 1, at).reduce((sum, byte) => sum * 256 + byte, 0);
  if (type < 2) return { value: type ? -1 - size : size, end: at };
  if (type < 4) {
    const part = bytes.slice(at, at + size);
    return { value: type === 2 ? part : textOf(part), end: at + size };
  }
  const values: Cbor[] = [];
  for (let n = type === 5 ? size * 2 : size; n > 0; n -= 1) {
    const { value, end } = read(bytes, at, depth + 1);
    values.push(value);
    at = end;
  }
  return { value: type === 5 ? mapOf(values) : values, end: at };
}

function mapOf(values: readonly Cbor[]): ReadonlyMap<number, Cbor> {
  const map = new Map<number, Cbor>();
  for (let at = 0; at < values.length; at += 2) {
    const [key, value] = [values[at], values[at + 1]];
    if (typeof key !== 'number' || key < 0 || value === undefined) {
      throw new RangeError('A key of CBOR is no whole number from 0 on');
    }
    map.set(key, value);
  }
  return map;
}

/** The domain has neither TextEncoder nor TextDecoder; these are as strict. */
function utf8(text: string): number[] {
  const parts = encodeURIComponent(text).match(/%..|./g) ?? [];
  return parts.map((part) => (part[1] ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)));
}

function textOf(bytes: Uint8Array): string {
  const parts = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`);
  return decodeURIComponent(parts.join(''));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
