/** The words of the shell that both documents share. What R2.11, R2.20 and R8.1 quote is kept. */
export const SHELL_WORDS = {
  home: (site: string) => `${site}, home`,
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  close: 'Close',

  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  signIn: 'Sign In',

  signInToRegister: 'Please Sign In to register for the event',
  signInToContinue: 'Please Sign In to continue',
} as const;
