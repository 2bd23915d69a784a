/** The cursor of the next page in a list's `Link` header, or null at its end. */
export function nextIn(link: string | null): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  // The address is one of the server's own: of whose server nothing depends.
  return address ? new URL(address, 'https://server.invalid').searchParams.get('cursor') : null;
}
