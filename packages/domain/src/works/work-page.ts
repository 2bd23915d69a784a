const PAGE = /^https?:\/\/[^/]+\/work\/[0-9A-HJKMNP-TV-Z]{16}$/;

/** The address of a work's page, which stands in the place of a link (R4.28). */
export function workPageOf(origin: string, code: string): string {
  return `${origin}/work/${code}`;
}

/** Whether a link leads to such a page, which nobody needs who looks at the work already. */
export function isWorkPage(link: string): boolean {
  return PAGE.test(link);
}

/**
 * The link as a judge of a blind round reads it: the address of a page has the code of a receipt,
 * by which everybody reads the fingerprints of the files. Empty where there is no other link.
 */
export function blindLink(link: string): string {
  return isWorkPage(link) ? '' : link;
}
