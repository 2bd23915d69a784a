/** What is told to somebody whose sign-in did not work, and the way on. */
export type Notice = { readonly title: string; readonly text: string };

/**
 * Failed sign-ins by the code in the address bar (`/?sign-in-error=<code>`), which the server's
 * sign-in sets.
 */
export const SIGN_IN_NOTICE_WORDS: Readonly<Record<string, Notice>> = {
  cancelled: {
    title: 'You are not signed in.',
    text: 'The sign-in was cancelled. You can look around without an account and sign in when you are ready.',
  },
  expired: {
    title: 'That took too long.',
    text: 'The sign-in was open for too long or was started in another window. Start it again.',
  },
  failed: {
    title: 'Sign-in did not work.',
    text: 'Nothing was lost. Try again; if it keeps failing, write to the organisers.',
  },
  'provider-unreachable': {
    title: 'The sign-in service cannot be reached.',
    text: 'It may be busy right now. Try again in a few minutes.',
  },
  'email-missing': {
    title: 'Your account gave us no e-mail address.',
    text: 'We need one to write to you. Allow it when you sign in, or use another account.',
  },
  'email-letters': {
    title: 'Your e-mail address has letters that we cannot take.',
    text: 'An address here has only letters from a to z without accents, digits and common signs, so that nobody is taken for somebody else. Sign in with an account that has one.',
  },
  'email-unverified': {
    title: 'Your e-mail address is not verified yet.',
    text: 'Verify it with the service you signed in with, then sign in again here.',
  },
  'email-taken': {
    title: 'This e-mail address already belongs to another account.',
    text: 'Sign in the way you did the first time. If you cannot, write to the organisers.',
  },
  unavailable: {
    title: 'We cannot sign you in right now.',
    text: 'That is our fault, not yours. Try again in a few minutes.',
  },
};

export const NOTICE_WORDS = {
  again: 'Try again',
  write: 'Write to the organisers',
  close: 'Close this message',
} as const;

/** Where somebody ends whose account the organisers closed. */
export const ACCOUNT_CLOSED_WORDS = {
  heading: 'This account was closed.',
  text: 'The organisers closed it, so it cannot sign in. If you think that is a mistake, write to them.',
  write: 'Write to the organisers',
  back: 'Go back home',
} as const;
