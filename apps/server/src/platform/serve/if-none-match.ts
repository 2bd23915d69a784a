/**
 * Whether whoever sends this `If-None-Match` holds what the tag names, compared weakly as RFC 9110
 * asks (13.1.2).
 */
export function isHeld(known: string | undefined, etag: string): boolean {
  if (known === undefined || known === etag) return known === etag;
  if (known.trim() === '*') return true;
  return known.split(',').some((each) => opaque(each) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
