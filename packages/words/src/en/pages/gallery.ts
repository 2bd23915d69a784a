/** Words of the gallery; the pictures bring their own. */
export const GALLERY_WORDS = {
  name: 'Gallery',
  open: (alt: string, caption: string | null) =>
    `Enlarge: ${caption === null ? alt : `${caption}. ${alt}`}`,
} as const;
