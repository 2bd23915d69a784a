import { addressIn } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { archivePath } from './pages-documents.ts';
import type { ResultsOfPages } from './result-pages.ts';
import type { WorksOfPages } from './work-pages.ts';

const DAY = 'public, max-age=86400';
const INDEXED = ['/', '/event/details', '/privacy', '/rules'] as const;

type Listed = {
  /** Names of earlier years that have a page. */
  readonly archived: () => Iterable<string>;
  /** Those that are out. */
  readonly results: Pick<ResultsOfPages, 'lately'>;
  /** Those that everybody may see. */
  readonly works: Pick<WorksOfPages, 'lately'>;
};

/**
 * `robots.txt`, `sitemap.xml` and `manifest.webmanifest`: the first two need the origin.
 * @param manifests the manifest of each language that the pages are in, as it is now: the edition's
 * @param listed what the sitemap names beside the pages that are always there
 */
export function registerSiteFiles(
  app: FastifyInstance,
  publicUrl: string,
  manifests: readonly (readonly [Language, () => string])[],
  { archived, results, works }: Listed,
): void {
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /user/',
    'Disallow: /admin',
    'Disallow: /preview/',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
  const languages = manifests.map(([language]) => language);
  const at = (path: string, language: Language) =>
    new URL(addressIn(language, path), publicUrl).href;
  const alternates = (path: string) => {
    if (languages.length === 1) return '';
    const named = [...languages, 'x-default'] as const;
    return named
      .map((name) => {
        const href = at(path, name === 'x-default' ? FIRST_LANGUAGE : name);
        const attributes = ['rel="alternate"', `hreflang="${name}"`, `href="${href}"`];
        return `<xhtml:link ${attributes.join(' ')}/>`;
      })
      .join('');
  };
  const entry = (path: string) =>
    languages.map((each) => `<url><loc>${at(path, each)}</loc>${alternates(path)}</url>`).join('');
  const schemas = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(languages.length === 1 ? [] : ['xmlns:xhtml="http://www.w3.org/1999/xhtml"']),
  ].join(' ');
  const addresses = async () => {
    const out = (await results.lately()).map(({ event_id }) => entry(`/results/${event_id}`));
    const shown = (await works.lately()).map(({ id }) => entry(`/works/${id}`));
    return [
      ...INDEXED.map(entry),
      ...Array.from(archived(), (slug) => entry(archivePath(slug))),
      ...(out.length === 0 ? [] : [entry('/results'), ...out]),
      ...(shown.length === 0 ? [] : [entry('/works'), ...shown]),
    ];
  };
  const sitemap = async () =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>${(await addresses()).join('')}</urlset>\n`;
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', () => robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ...manifests.map(([language, manifest]) => {
      const path = addressIn(language, '/manifest.webmanifest');
      return [path, 'application/manifest+json; charset=utf-8', manifest] as const;
    }),
  ] as const;
  for (const [path, type, body] of files) {
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', DAY)
        .send(await body()),
    );
  }
}
