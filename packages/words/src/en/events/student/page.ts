/** Words of the page of one event. */
export const EVENT_PAGE_WORDS = {
  back: 'All events',
  about: 'About this event',
  prizes: 'What you can win',
  judgedOn: 'How it is judged',
  handIn: 'What to hand in',
  make: 'What to make',
  /** Of an event that is no competition of the edition. */
  handInText: (requiresWork: boolean, limit: number | null) =>
    requiresWork
      ? `A link to your work and a description${limit === null ? '' : ` of at most ${limit} words`}.`
      : 'Nothing: registering is all it takes.',
  guidelines: 'Read the guidelines',
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
