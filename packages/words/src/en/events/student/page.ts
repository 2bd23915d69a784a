/** Words of the page of one event. */
export const EVENT_PAGE_WORDS = {
  back: 'All events',
  about: 'About this event',
  questions: 'What you will be asked',
  questionsNote: 'A short questionnaire when you register.',
  optional: 'optional',
  wordLimit: 'Description',
  words: (limit: number) => `at most ${limit.toLocaleString('en-US')} words`,
  whereYouStand: 'Where you stand',
  yourRegistration: 'Your registration',
  yourSubmission: 'Your submission',
  notRegistered: 'Not registered',
  nothingSubmitted: 'Nothing submitted',
  failed: 'This event could not be loaded.',
  gone: 'This event is no longer available.',
  browse: 'Browse Events',
} as const;
