/** Words of what organisers may do with an account beyond editing it. */
export const ACCOUNT_WORDS = {
  signOut: 'Sign Out Everywhere',
  signOutText: (name: string, email: string) =>
    `${name} (${email}) will be signed out in every browser at once, and can sign in again.`,
  confirmSignOut: 'Yes, Sign Out',
  signedOut: (name: string) => `${name} was signed out everywhere.`,
  signOutFailed: 'Failed to sign out user',
  erase: 'Erase for Good',
} as const;
