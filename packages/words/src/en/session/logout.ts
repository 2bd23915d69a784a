/** What the server says after logging out, and the page where the server's words do not arrive. */
export const LOGOUT_WORDS = {
  done: 'Successfully logged out',
  failed: 'Logout failed',
  offline: 'Network error during logout',
} as const;
