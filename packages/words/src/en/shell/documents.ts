/** What the documents say before any script of theirs runs, or where none may. */
export const DOCUMENT_WORDS = {
  /** Names the note for browsers that are too old, for who has pages read aloud. */
  browser: 'Your browser',
  tooOld: 'This browser is too old for this site.',
  /** @param browsers 'Chrome 123, Safari 17.5', and the last of them */
  update: (browsers: string, last: string) =>
    `Parts of it will look wrong or not work at all. Please update your browser, or use another one: ${browsers} or ${last}, or any later version.`,
  studentWithoutScript:
    'Without JavaScript you can read your pages. To register, to submit work and to change your profile, please allow it.',
  consoleWithoutScript: 'This part of the site needs JavaScript.',
  toHome: 'Back to the home page',
} as const;
