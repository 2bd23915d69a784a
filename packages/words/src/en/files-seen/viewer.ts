/** Of the dialog in which files are looked at large. */
export const VIEWER_WORDS = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'Whole',
  /** 'Poster.pdf, page 2 of 5' */
  picture: (name: string, page: number, pages: number) =>
    pages === 1 ? `Preview of ${name}` : `Preview of ${name}, page ${page} of ${pages}`,
  place: (at: number, of: number) => `${at} of ${of}`,
  zoom: (percent: number) => `${percent} %`,
  keys: 'Keys: + and − make it larger and smaller, 0 shows the whole, arrows move it or turn over.',
} as const;
