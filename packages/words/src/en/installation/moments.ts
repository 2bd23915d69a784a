/** What the demo calls the moments that its clock jumps to, in the order of time. */
export const MOMENT_WORDS = {
  beforeRegistration: 'Before registration opens',
  registrationOpened: 'Registration has just opened',
  workshops: 'Workshops can be joined',
  lastHourOfRegistration: 'Last hour of registration',
  resultsOut: 'Results are out',
  submissions: 'Works are handed in',
  lastHourOfSubmission: 'Last hour of submission',
  eventDay: 'Event day',
  afterEvent: 'After the event',
} as const;
