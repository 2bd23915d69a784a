import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { fillDocument } from '../../apps/server/src/features/pages/pages-documents.ts';
import { renderModuleAt } from '../../apps/server/src/features/pages/render-module.ts';
import {
  NOT_FOUND,
  PUBLIC_PATHS,
  readTemplates,
} from '../../apps/server/src/features/pages/rendered-edition.ts';
import { FIRST_CONTENT } from '../../apps/server/src/seed/edition/content.ts';
import { ROOT } from '../checkout.ts';
import { type Figure, repeated } from '../figures.ts';

const ROUNDS = 20;
/** Of a page, not compressed. */
const AT_MOST_MS = 50;

/**
 * What every process pays for a page when an edition was published: rendered from a content that it
 * has not seen, and filled into the document. The first round, which meets code that nobody has run
 * yet, is a part of the start.
 */
export async function measurePublicPages(): Promise<Figure[]> {
  const dist = join(ROOT, 'apps/web/dist');
  const bundle = pathToFileURL(join(dist, 'server', 'render.js')).href;
  const pages = await renderModuleAt(bundle);
  const { index } = await readTemplates(dist);
  const seen = new Map<string, number[]>([...PUBLIC_PATHS, NOT_FOUND].map((path) => [path, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, took] of seen) {
      const content: EditionContent = structuredClone(FIRST_CONTENT);
      const began = performance.now();
      fillDocument(index, pages.render(path, null, content), 'https://pratibha.example');
      took.push(performance.now() - began);
    }
  }
  return [...seen].map(([path, took]) =>
    repeated(took.slice(1), {
      part: 'pages',
      what: `public page ${path} rendered for a new edition`,
      unit: 'ms',
      target: { atMost: AT_MOST_MS },
    }),
  );
}
