/** A piece of a file, its last byte included. */
export type ByteRange = { readonly from: number; readonly to: number };

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a Range header asks for (RFC 9110): null is the whole, also where it asks for several pieces
 * or cannot be read.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const wanted = Number(last);
    return wanted === 0 ? 'none' : { from: Math.max(0, size - wanted), to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (to < from) return last === '' ? 'none' : null;
  return from >= size ? 'none' : { from, to: Math.min(to, size - 1) };
}
