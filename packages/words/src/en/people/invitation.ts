/** The pages behind the link of an invitation; nothing is told before its button is pressed. */
export const INVITATION_PAGE_WORDS = {
  ask: {
    heading: 'You are invited',
    text: 'Somebody invites you to organise events here. Open the invitation to read what it says.',
    button: 'Open the invitation',
  },
  opened: {
    heading: 'Organise events here',
    invited: (by: string) => `${by} invites you to organise:`,
    reads: (title: string) => `${title} (you read it)`,
    everyEvent: 'Every event',
    how: (email: string) =>
      `Sign in as ${email}. The invitation opens for this address alone, at its first sign-in.`,
    until: (when: string) => `It can be used until ${when}.`,
    signIn: 'Sign in',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'The invitation was used, withdrawn or replaced by a newer one, it is too old, or the link was cut off. Ask whoever invited you for another.',
  },
  home: 'Go back home',
} as const;
