/** Words of what organisers may do with an account beyond editing it. */
export const ACCOUNT_WORDS = {
  signOut: 'Sign Out Everywhere',
  signOutText: (name: string, email: string) =>
    `${name} (${email}) will be signed out in every browser at once, and can sign in again.`,
  confirmSignOut: 'Yes, Sign Out',
  signedOut: (name: string) => `${name} was signed out everywhere.`,
  signOutFailed: 'Failed to sign out user',
  erase: 'Erase for Good',

  correct: 'Correct Name or E-mail',
  name: 'Name',
  nameHelp: 'As it is to stand on certificates. The person is told.',
  email: 'E-mail',
  emailHelp: 'Nobody has signed in with this account yet. Both addresses are told.',
  emailFixed: 'Somebody signs in with this account: its address is the one of their sign-in.',
  save: 'Correct',
  saving: 'Correcting…',
  corrected: (name: string) => `${name} was corrected.`,
  correctFailed: 'Failed to correct the person',
  /** To whoever typed meanwhile: what they typed stands still. */
  overtaken: (name: string, email: string) =>
    `Somebody else changed this person meanwhile: ${name} (${email}). Press again to save what you typed all the same.`,
} as const;
