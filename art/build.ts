/**
 * Draws every picture of the site and cuts its heading font.
 * `npm run build -- [gallery|icons|banners|hero|card]…`; without a name it makes all.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBanners } from './banners.ts';
import { buildDevanagari } from './devanagari.ts';
import { buildFont } from './font.ts';
import { buildGallery } from './gallery.ts';
import { buildHero } from './hero.ts';
import { buildIcons } from './icons.ts';
import { buildSocialCard } from './social-card.ts';

const art = import.meta.dirname;
const open = join(art, '..', 'apps/web/public');
const source = join(art, '..', 'apps/web/src');
const chosen = new Set(process.argv.slice(2));
const wanted = (name: string) => chosen.size === 0 || chosen.has(name);

await mkdir(join(open, 'gallery'), { recursive: true });
await mkdir(join(open, 'fonts'), { recursive: true });
// The card draws its title with the font, so that the font is cut in every run; it takes a moment.
const face = await buildFont({
  font: join(open, 'fonts', 'bricolage.woff2'),
  styles: join(source, 'shell/styles/font.css'),
});
await buildDevanagari(join(open, 'fonts', 'devanagari.woff2'));
if (wanted('icons')) await buildIcons(open);
if (wanted('banners')) await buildBanners(open);
if (wanted('hero'))
  await buildHero(join(source, 'features/pages/public/landing/hero-paths.gen.ts'));
if (wanted('card')) await buildSocialCard(join(open, 'social-card.png'), face);
if (wanted('gallery')) {
  await buildGallery({
    photographs: join(art, 'photographs'),
    output: join(open, 'gallery'),
    listing: join(art, '..', 'apps/server/src/seed/edition/gallery.gen.ts'),
  });
}
