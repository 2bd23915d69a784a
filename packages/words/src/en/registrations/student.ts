/** Words of registering and of My Registrations; what R2.38, R2.39, R5.4 and R8.3 quote is kept. */
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
  openEvent: 'Open the event',
  failed: 'Failed to fetch registrations.',

  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw registration',
  withdrawText: (event: string) =>
    `Your registration for “${event}” will be withdrawn. You can register again while registration is open.`,
  withdrawConfirm: 'Yes, Withdraw',
  withdrawn: (event: string) => `Registration for ${event} withdrawn.`,
  withdrawFailed: 'Failed to withdraw registration.',
  withdrawUncertain:
    'No answer came, so it is not certain that the registration was withdrawn. Try again.',

  dialogTitle: (event: string) => `Register for ${event}`,
  submit: 'Submit',
  sending: 'Sending…',
  other: 'Other',
  specify: 'Please specify',
  optional: '(optional)',
  chooseAny: 'Choose all that apply.',
  failedToRegister: 'Registration failed.',
  uncertain:
    'No answer came, so it is not certain that your registration arrived. Your answers are kept: try again, it never registers twice.',
  discard: 'Your answers have not been sent.',
} as const;
