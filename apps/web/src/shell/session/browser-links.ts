/** Android's address that opens a page in the browser that the person has chosen. */
export function androidIntent(page: URL): string {
  const { host, pathname, search, protocol } = page;
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    // Where no browser takes it, the page opens where the person is.
    `S.browser_fallback_url=${encodeURIComponent(page.href)}`,
  ];
  return `intent://${host}${pathname}${search}#Intent;${parts.join(';')};end`;
}
