/** Words of registering for an event. */
export const QUESTIONNAIRE_WORDS = {
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
  registeredElsewhere:
    'You are already registered for this event, from another tab or device; these answers were not sent.',
  seeRegistration: 'See your registration',
  discard: 'Your answers have not been sent.',
} as const;
