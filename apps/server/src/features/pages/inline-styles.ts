import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

/**
 * Puts the style sheets of a document into it: over a slow line they would hold up what it shows.
 * Their links stay, disabled, because the bundler looks for them before it fetches one again.
 */
export async function withStylesInside(document: string, clientDir: string): Promise<string> {
  const sheets = Array.from(document.matchAll(SHEET), ([, href = '']) => href);
  if (sheets.length === 0) return document;
  const texts = await Promise.all(sheets.map((href) => readFile(join(clientDir, href), 'utf8')));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  const style = `<style>${texts.join('').replaceAll('\n', '')}</style>`;
  return document
    .replaceAll(SHEET, '')
    .replace('</head>', () => [style, ...links, '</head>'].join(''));
}
