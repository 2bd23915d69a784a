/** Words of what was withdrawn, below My Registrations. */
export const WITHDRAWN_WORDS = {
  heading: 'Withdrawn',
  failed: 'What you withdrew could not be fetched.',
  intro:
    'Nobody but you sees these. Your answers are kept until the registration of the event closes, so that you can register again with them.',
  caption: 'What you withdrew',
  event: 'Event',
  withdrawnOn: 'Withdrawn On',
  keptUntil: 'Kept Until',
  actions: 'Actions',
  again: 'Register Again',
  forget: 'Forget My Answers',
  actionOn: (action: string, event: string) => `${action}: ${event}`,
  forgetTitle: 'Forget your answers',
  forgetText: (event: string) =>
    `Your answers for “${event}” are removed for good. You can still register while registration is open, and answer anew.`,
  forgetConfirm: 'Yes, Forget',
  forgotten: (event: string) => `Your answers for ${event} are forgotten.`,
  forgetFailed: 'Failed to forget your answers.',
  forgetUncertain: 'No answer came, so it is not certain that they are forgotten. Try again.',
} as const;
