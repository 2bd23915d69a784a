/** The form of the follow-up questions of an event. */
export const FOLLOW_UP_EDIT_WORDS = {
  title: (event: string) => `Questions for shortlisted students: ${event}`,
  intro:
    'Whoever is shortlisted is asked these, on the page of the event and in My Registrations. Ask here what you need of those who come, and when registering only what decides.',
  lastDay: 'Last Day',
  lastDayHelp:
    'Until its end students answer and change their answers; two days before it, in the morning, whoever has not answered is reminded. Without a day nobody is asked.',
  empty: 'Nothing is asked yet.',
  answered: (count: number) =>
    count === 1
      ? 'One student has answered. That answer stays with its question as it was asked.'
      : `${count} students have answered. Their answers stay with the questions as they were asked.`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Questions saved!',
  failed: 'Failed to save the questions',
  overtaken:
    'Somebody else saved these questions meanwhile, so nothing was saved. What you wrote is kept: save again to put it in their place, or close this and look at theirs.',
} as const;
