/** Of the dialog in which two versions of a work lie over each other. */
export const COMPARE_WORDS = {
  title: 'Compare Versions',
  left: 'Earlier version',
  right: 'Later version',
  version: (revision: number, at: string) => `Version ${revision} · ${at}`,
  picture: 'File and page',
  /** 'Poster, page 2' */
  page: (name: string, page: number, pages: number) =>
    pages === 1 ? name : `${name}, page ${page}`,
  /** Above what is seen of it. */
  side: (revision: number) => `Version ${revision}`,
  slider: 'How much of the later version is seen',
  /** What a screen reader says of the slider. */
  seen: (percent: number, left: number, right: number) =>
    percent === 0
      ? `Version ${left} alone`
      : percent === 100
        ? `Version ${right} alone`
        : `Version ${right} on ${percent} % from the right, version ${left} on the rest`,
  over: 'Over each other',
  beside: 'Side by side',
  way: 'How they are shown',
  alt: (name: string, revision: number) => `${name} in version ${revision}`,
  missing: (revision: number) => `Version ${revision} has nothing to show here.`,
  same: 'Both versions have the very same file here.',
} as const;
