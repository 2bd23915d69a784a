/** Where a person chooses in which language they read. */
export const OWN_LANGUAGE_WORDS = {
  heading: 'Language',
  text: 'Pages, mails and calendar entries come in it.',
} as const;

/** Each as those call it who read it. */
export const LANGUAGE_NAMES = { en: 'English', ne: 'नेपाली' } as const;
