import type { EditionContent } from '@pratibha/domain/editions/content';
import { type IconName, iconPath, sitePicturesOf } from '../pictures/pictures.ts';

/** `manifest.webmanifest`: what a phone calls the product on its first screen. */
export function manifestOf(content: EditionContent): string {
  const { title, shortTitle, tagline, look } = content;
  const icon = (name: IconName) => iconPath(sitePicturesOf(content), name);
  return JSON.stringify({
    name: title,
    short_name: shortTitle,
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#0b1026',
    theme_color: look.accent ?? '#0b1026',
    icons: [
      { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: icon('icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
}
