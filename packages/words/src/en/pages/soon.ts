/** What visitors read before the first edition is published. */
export const SOON_WORDS = {
  heading: 'Something is being prepared here.',
  text: 'The organisers are setting this site up. Come back in a few days.',
  signIn: 'Sign in as an organiser',
} as const;
