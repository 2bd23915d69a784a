/** What the server says after logging out, and the page where the server's words do not arrive. */
export const LOGOUT_WORDS = {
  done: 'Successfully logged out',
  failed: 'Logout failed',
  offline: 'Network error during logout',
  stillSignedIn: 'You are still signed in.',
  nothingSent: 'You are offline: nothing was sent, and you are still signed in.',
  uncertain: 'No answer came, so you may still be signed in. Try again.',
} as const;
