/**
 * Reads numbers and short texts out of bytes that may say anything: outside of them all is 0, and
 * nothing ever throws.
 */
export class Bytes {
  readonly all: Uint8Array;
  readonly length: number;

  constructor(all: Uint8Array) {
    this.all = all;
    this.length = all.length;
  }

  u8(at: number): number {
    return this.all[at] ?? 0;
  }

  u16(at: number, little = false): number {
    const [a, b] = [this.u8(at), this.u8(at + 1)];
    return little ? b * 256 + a : a * 256 + b;
  }

  u32(at: number, little = false): number {
    const [a, b] = [this.u16(at, little), this.u16(at + 2, little)];
    return little ? b * 65_536 + a : a * 65_536 + b;
  }

  /** Little, of eight bytes; above 2^53 it is not exact, and larger than any file. */
  u64(at: number): number {
    return this.u32(at + 4, true) * 2 ** 32 + this.u32(at, true);
  }

  /** A character for each byte. */
  ascii(at: number, length: number): string {
    return ascii(this.all.subarray(Math.max(0, at), Math.max(0, at + length)));
  }

  part(from: number, to = this.length): Bytes {
    return new Bytes(this.all.subarray(Math.max(0, from), Math.max(0, to)));
  }

  /** Where a text of plain characters stands, from there on; -1: nowhere. */
  find(text: string, from = 0): number {
    const first = text.charCodeAt(0);
    for (let at = from; at !== -1; at += 1) {
      at = this.all.indexOf(first, at);
      if (at === -1 || this.ascii(at, text.length) === text) return at;
    }
    return -1;
  }

  /** Where a text of plain characters stands last; -1: nowhere. */
  findLast(text: string): number {
    const first = text.charCodeAt(0);
    for (let at = this.length - text.length; at >= 0; at -= 1) {
      at = this.all.lastIndexOf(first, at);
      if (at === -1 || this.ascii(at, text.length) === text) return at;
    }
    return -1;
  }
}

/** A character for each byte. */
function ascii(bytes: Uint8Array): string {
  let text = '';
  // A call takes some ten thousand arguments.
  for (let at = 0; at < bytes.length; at += 4_096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  return text;
}

/**
 * UTF-8 where it is that, else a character for each byte, as old programs write names. The domain
 * has no TextDecoder.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.every((byte) => byte < 0x80)) return ascii(bytes);
  const parts = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`);
  try {
    return decodeURIComponent(parts.join(''));
  } catch {
    return ascii(bytes);
  }
}
