/** The heading of the dialog that asks visitors to sign in (R2.20); fetched with it. */
export const LOGIN_REQUIRED_WORDS = {
  title: 'Login Required!',
} as const;
