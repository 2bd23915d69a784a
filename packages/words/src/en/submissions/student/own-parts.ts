/** What My Submissions says of a work that was handed in by parts. */
export const OWN_PARTS_WORDS = {
  heading: 'What you handed in',
  lookedAt: 'Your files are being looked into. This page says what was found.',
  mend: (until: string) =>
    `Something in your files does not meet what the event asks for. You may replace it until ${until}.`,
  mendWay: 'Replace My Work',
  begunInTime: 'Begun in time: the upload began before the deadline.',
  receipt: 'Code of the receipt',
  failed: 'The files of this work could not be loaded.',
} as const;
