/** Where the demo shows its guest's link. */
export const DEMO_GUEST_WORDS = {
  label: 'Judge as a guest, in this demo',
  as: (name: string) => `As ${name}, without an account`,
  where:
    'It begins in a browser where nobody is signed in, such as a private window: copy the link, or sign out first.',
} as const;
