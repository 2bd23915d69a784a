import type { GALLERY_WORDS as ENGLISH } from '../../en/pages/gallery.ts';
import type { Said } from '../../said.ts';

/** Words of the gallery; the pictures bring their own. */
export const GALLERY_WORDS: Said<typeof ENGLISH> = {
  name: 'ग्यालरी',
  open: (alt, caption) =>
    caption === null ? `ठुलो पारेर हेर्नुहोस्: ${alt}` : `ठुलो पारेर हेर्नुहोस्: ${caption}। ${alt}`,
};
