import type { Bytes } from './bytes.ts';

const LOCK = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** Whether it is protected: it may ask for a password, or forbid that it is printed. */
export function isProtectedPdf(bytes: Bytes): boolean {
  for (let at = bytes.find('/Encrypt'); at !== -1; at = bytes.find('/Encrypt', at + 1))
    if (LOCK.test(bytes.ascii(at, 40))) return true;
  return false;
}

/** Whether its last bytes hold where a document ends: one that was cut does not. */
export function endsAsPdf(tail: Bytes): boolean {
  return tail.findLast('%%EOF') !== -1;
}
