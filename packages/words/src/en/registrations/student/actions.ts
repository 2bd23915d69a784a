/** Words of what can be done with a registration. */
export const REGISTRATION_ACTION_WORDS = {
  rejected:
    'Thank you for registering. You are welcome at the other events: Events shows which are open.',

  changeAnswers: 'Change My Answers',

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
