import { styleHashes } from './csp.ts';
import { withStylesInside } from './inline-styles.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import type { DocumentParts } from './pages-documents.ts';

/** A document with its styles inside, before a page is put into it, and what it says of itself. */
export type Framed = { readonly html: string; readonly headers: Record<string, string> };

const NO_FILES: PageFiles = { scripts: [], styles: [] };

/**
 * A document for each of its pages: with the styles inside, and with the code of the page on its
 * way.
 * @param document the document that they share
 * @returns what finds the frame for the path of a page; for every other path, that without a page's
 * code
 */
export async function framesOf(
  name: 'student' | 'console',
  document: string,
  parts: DocumentParts,
): Promise<(path: string) => Framed> {
  const common = await framed(document, NO_FILES, parts);
  const frames = new Map<string, Framed>();
  for (const [path, files] of await pageFiles(parts.clientDir, name))
    frames.set(path, await framed(document, files, parts));
  return (path) => frames.get(path) ?? frames.get(path.replace(/[^/]+$/, '$$id')) ?? common;
}

async function framed(document: string, files: PageFiles, parts: DocumentParts): Promise<Framed> {
  const { other, clientDir, headersFor } = parts;
  const { html, style } = await withStylesInside(document, {
    ...{ other, clientDir, more: files.styles },
  });
  const code = files.scripts.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
  );
  const whole = html.replace('</head>', () => `${code.join('')}</head>`);
  return { html: whole, headers: headersFor(styleHashes(style)) };
}
