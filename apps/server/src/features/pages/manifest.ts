import type { EditionContent } from '@pratibha/domain/editions/content';
import { addressIn } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE } from '@pratibha/domain/language/languages';
import { type IconName, iconPath, sitePicturesOf } from '../pictures/pictures.ts';

/** `manifest.webmanifest`: what a phone calls the product on its first screen. */
export function manifestOf(content: EditionContent, language = FIRST_LANGUAGE): string {
  const { title, shortTitle, tagline, look } = content;
  const icon = (name: IconName) => iconPath(sitePicturesOf(content, language), name);
  return JSON.stringify({
    name: title,
    short_name: shortTitle,
    description: tagline,
    ...(language !== FIRST_LANGUAGE && { lang: language }),
    start_url: addressIn(language, '/'),
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
