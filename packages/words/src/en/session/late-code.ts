/** In the place of what is fetched later and did not come. */
export const LATE_CODE_WORDS = {
  title: 'This did not load',
  weak: 'The connection is too weak just now. Try again in a moment.',
  offline: 'You are offline. It opens by itself as soon as you are back.',
} as const;
