/** What was handed in as files, in the details of a work. */
export const HANDED_IN_WORDS = {
  heading: 'What was handed in',
  failed: 'What was handed in as files could not be loaded.',
  begunInTime: 'Begun in time: the upload was begun before the deadline and ended after it.',
  doesNotMeet: (part: string, file: string, what: string) =>
    `${part} (${file}) does not meet: ${what}`,
  mendUntil: (at: string) => `The student may replace it until ${at}.`,
  ownPage: 'This is the page of the work: it was handed in without a link.',
} as const;
