const PAGE = /^https?:\/\/[^/]+\/work\/[0-9A-HJKMNP-TV-Z]{16}$/;

/** The address of a work's page, which stands in the place of a link (R4.28). */
export function workPageOf(origin: string, code: string): string {
  return `${origin}/work/${code}`;
}

/** Whether a link leads to such a page, which nobody needs who looks at the work already. */
export function isWorkPage(link: string): boolean {
  return PAGE.test(link);
}
