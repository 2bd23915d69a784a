/** Words of the gallery; the pictures bring their own. */
export const GALLERY_WORDS = {
  eyebrow: 'Gallery',
  heading: 'Scenes from a city that builds',
  note: 'Artwork drawn for this site; photographs of the event take its place.',
  open: (alt: string) => `Enlarge: ${alt}`,
} as const;
