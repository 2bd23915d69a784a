import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

/** A document with styles of its own inside: these, or ''. */
export type StyledDocument = { readonly html: string; readonly style: string };

/**
 * Puts the style sheets of a document into it, but for those that `other` links too, which most
 * browsers have by then: over a slow line each would hold up what the document shows. Links of what
 * is inside stay, disabled, because the bundler looks for them before it fetches a sheet again.
 *
 * @param clientDir the folder of the build that the addresses begin at
 * @param more addresses of further sheets that belong inside
 */
export async function withStylesInside(
  document: string,
  { other, clientDir, more = [] }: { other: string; clientDir: string; more?: readonly string[] },
): Promise<StyledDocument> {
  const shared = new Set(sheetsOf(other));
  const inside = [...sheetsOf(document).filter((href) => !shared.has(href)), ...more];
  if (inside.length === 0) return { html: document, style: '' };
  const texts = await Promise.all(inside.map((href) => readFile(join(clientDir, href), 'utf8')));
  const style = texts.join('').replaceAll('\n', '');
  const links = inside.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const html = document
    .replaceAll(SHEET, (link, href: string) => (shared.has(href) ? link : ''))
    .replace('</head>', () => `<style>${style}</style>${links}</head>`);
  return { html, style };
}

function sheetsOf(document: string): string[] {
  return Array.from(document.matchAll(SHEET), ([, href = '']) => href);
}
