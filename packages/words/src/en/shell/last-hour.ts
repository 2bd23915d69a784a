/** Words of a form whose deadline is near or over. */
export const LAST_HOUR_WORDS = {
  registration: {
    closes: (distance: string, time: string) => `Registration closes ${distance}, at ${time}.`,
    ten: 'Registration closes within 10 minutes.',
    one: 'Registration closes within 1 minute.',
    closed: 'Registration has closed. Your answers are kept in this tab.',
  },
  submission: {
    closes: (distance: string, time: string) => `Submissions close ${distance}, at ${time}.`,
    ten: 'Submissions close within 10 minutes.',
    one: 'Submissions close within 1 minute.',
    closed: 'Submissions have closed. Your draft is kept in this browser.',
  },
  followUp: {
    closes: (distance: string, time: string) => `These answers close ${distance}, at ${time}.`,
    ten: 'These answers close within 10 minutes.',
    one: 'These answers close within 1 minute.',
    closed: 'The last day is over. Your answers are kept in this tab.',
  },
  writeTo: 'Write to',
  ifItFailed: 'if your connection failed.',
} as const;
