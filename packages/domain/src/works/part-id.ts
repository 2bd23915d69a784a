/** Longest id of a part. */
const LONGEST = 40;

/**
 * An id for a part of this name that no other has: what of the name is plain letters and digits,
 * else `part`, with a number where another part is called so. It stays when the name changes.
 */
export function partIdFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST - 4)
    .replace(/-+$/, '');
  const first = plain === '' ? 'part' : plain;
  if (!taken.includes(first)) return first;
  let n = 2;
  while (taken.includes(`${first}-${n}`)) n += 1;
  return `${first}-${n}`;
}
