import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import type { FastifyInstance } from 'fastify';

const DAY = 'public, max-age=86400';
const INDEXED = ['/', '/event/details'] as const;

/** `robots.txt`, `sitemap.xml` and `manifest.webmanifest`: small, and two of them need the origin. */
export function registerSiteFiles(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /user/',
    'Disallow: /admin',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
  const addresses = INDEXED.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
  const manifest = JSON.stringify({
    name: EDITION_WORDS.title,
    short_name: EDITION_WORDS.shortTitle,
    description: EDITION_WORDS.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#0b1026',
    theme_color: '#0b1026',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
  ] as const;
  for (const [path, type, body] of files) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', DAY).send(body));
  }
}
