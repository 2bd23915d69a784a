/*
 * What pages ask that fetch no more of uploads, so that it comes with them.
 */

/** Under which the records of one person are written down. */
export const prefixOf = (owner: number) => `pratibha.work.${owner}.upload.`;

/** What this browser has written down under a beginning. */
export function namesWith(prefix: string): string[] {
  const names = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '');
  return names.filter((name) => name.startsWith(prefix));
}

/** Whether this browser remembers uploads of the person. */
export function hasUploads(owner: number): boolean {
  try {
    return namesWith(prefixOf(owner)).length > 0;
  } catch {
    return false;
  }
}

/** By which the server knows it in everything else than uploading; null: it was not begun. */
export function keyOf({ address }: { readonly address: string | null }): string | null {
  return address === null ? null : (address.split('/').at(-1) ?? null);
}
