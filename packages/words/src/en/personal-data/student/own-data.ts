/** Words of one's own data on the profile page. */
export const PRIVACY_WORDS = {
  heading: 'Your data',
  intro: 'Everything we hold about you is yours to see, and to have removed.',
  notice: 'Read the privacy notice.',
  download: 'Download my data',
  downloading: 'Preparing…',
  downloadFailed: 'Your data could not be downloaded. Try again in a minute.',
  fileName: (day: string) => `my-data-${day}.json`,
  ask: 'Delete my account',
  askTitle: 'Delete your account?',
  askText:
    'An organiser will remove your name, your profile, your answers and your work for good. You ' +
    'will be signed out and your registrations will no longer be yours. Certificates stay provable ' +
    'for whoever holds one, but your name is removed from them here. Until then you can take this ' +
    'back here.',
  reason: 'Reason (optional)',
  /** How a message under the field begins. */
  theReason: 'The reason',
  confirmAsk: 'Yes, Delete My Account',
  asked: (when: string) =>
    `You asked on ${when} to have your account deleted. An organiser will do it.`,
  withdraw: 'Take it back',
  askDone: 'Your request has been sent.',
  withdrawDone: 'Your request has been taken back.',
  failed: 'That did not work. Please try again.',
  uncertain: 'No answer came, so it is not certain that this was saved. Reload the page to see.',
} as const;
