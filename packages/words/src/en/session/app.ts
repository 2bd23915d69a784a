/** Words around session and connection; the toasts by flag are word for word from R2.32. */
export const SESSION_WORDS = {
  offline: 'You are offline. What you see may be old; it is fetched anew as soon as you are back.',
  nothingSent: 'You are offline, so nothing was sent. Try again as soon as you are back.',
  unreachable: 'The server cannot be reached right now. Trying again…',
  signInAgain: 'Your session has ended. Please Sign In to continue; nothing is lost.',
  ended: 'Your session has ended. Sign in again and continue: what you typed is kept.',
  unexpected: 'Something went wrong. Please try again.',
  profileUpdated: 'Profile updated successfully!',
  questionnaireSubmitted: 'Registration successful!',
  submissionSent: 'Submission successful!',
} as const;
