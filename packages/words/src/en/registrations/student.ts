/** Words of My Registrations; what R2.38 and R2.39 quote is word for word. */
export const REGISTRATIONS_WORDS = {
  heading: 'My Registrations',
  intro: 'What you registered for, and what the organisers said.',
  caption: 'Your registrations',
  event: 'Event',
  registeredOn: 'Registered On',
  status: 'Status',
  remarks: 'Review Remarks',
  reviewedAt: 'Reviewed At',
  answers: 'Your answers',
  answer: (number: string, answer: string) => `Q${number}: ${answer}`,
  none: '–',
  empty: "You haven't registered for any events yet.",
  browse: 'Browse Events',
  calledOff: 'This event was called off.',
  gone: 'That registration is not here: it was withdrawn, or it is not yours.',
  openEvent: 'Open the event',
  rejected:
    'Thank you for registering. You are welcome at the other events: Events shows which are open.',
  failed: 'Failed to fetch registrations.',

  changeAnswers: 'Change My Answers',

  withdrawnFailed: 'What you withdrew could not be fetched.',

  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw registration',
  withdrawText: (event: string) =>
    `Your registration for “${event}” will be withdrawn. You can register again while registration is open; until then your answers are kept for you here.`,
  placeMayGo: 'Somebody else may take your place.',
  withdrawConfirm: 'Yes, Withdraw',
  withdrawn: (event: string) => `Registration for ${event} withdrawn.`,
  withdrawFailed: 'Failed to withdraw registration.',
  withdrawUncertain:
    'No answer came, so it is not certain that the registration was withdrawn. Try again.',
} as const;
