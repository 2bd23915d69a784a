/** What one says who is shortlisted and cannot come. */
export const COMING_WORDS = {
  cannotCome: 'I Cannot Come',
  title: 'You cannot come?',
  text: (event: string) =>
    `Your place for “${event}” becomes free, and somebody else may take it. You stay shortlisted, and a work that you handed in stays. Until the day of the event you can take this back while a place is free.`,
  confirm: 'Yes, I Cannot Come',
  told: 'The organisers see that you cannot come.',
  said: (at: string) => `You said on ${at} that you cannot come.`,
  comeAfterAll: 'I Can Come After All',
  comes: 'You have a place again.',
  full: 'All places are taken by now.',
  failed: 'This could not be saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Try again.',
} as const;
