/** Whose a certificate is; nobody's once a volunteer was taken off the list. */
type Holder = {
  readonly user_id: number | null;
  readonly guest_id: number | null;
  readonly volunteer_id: number | null;
};

/** How a run calls the certificate that it issues again, such as 'again:u34:12'. */
export function againKey({ id, ...of }: Holder & { readonly id: number }): string {
  const { user_id, guest_id, volunteer_id } = of;
  const holder = user_id === null ? `v${volunteer_id ?? 0}` : `u${user_id}`;
  return `again:${guest_id === null ? holder : `g${guest_id}`}:${id}`;
}

/** Which one that is. */
export function idOfAgain(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1));
}

/**
 * Where a piece of a run ends that begins at `from`: all of one person are done together, so that
 * they are told once.
 * @param keys those of one person stand beside each other
 */
export function endOfPiece(keys: readonly string[], from: number, size: number): number {
  let end = Math.min(from + size, keys.length);
  while (end < keys.length && holderOf(keys[end]) === holderOf(keys[end - 1])) end += 1;
  return end;
}

function holderOf(key = ''): string {
  return /:[ugv]\d+/.exec(key)?.[0] ?? key;
}
