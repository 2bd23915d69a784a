/** Words of the gallery; the pictures bring their own. */
export const GALLERY_WORDS = {
  name: 'Gallery',
  open: (alt: string) => `Enlarge: ${alt}`,
} as const;
