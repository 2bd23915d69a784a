/** The form with which one joins a waiting list, beside that of registering. */
export const JOINING_WORDS = {
  title: (event: string) => `Waiting list: ${event}`,
  intro:
    'Answer the questions of the event now: when a place is offered, one press registers you with these answers.',
  submit: 'Join the Waiting List',
  sending: 'Joining…',
  joined: 'You are on the waiting list.',
  failed: 'You could not be put on the waiting list.',
} as const;
