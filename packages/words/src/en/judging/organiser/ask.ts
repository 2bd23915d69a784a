/** The dialog that asks people to judge. */
export const ASK_JUDGES_WORDS = {
  title: 'Ask People to Judge',
  intro:
    'They are told in the bell and by mail, and accept or decline. Who has no account yet gets a mail and comes by signing in with the address.',
  emails: 'E-mail addresses',
  emailsHelp: 'One in each line.',
  none: 'Write at least one address.',
  wrong: (address: string) => `“${address}” is no e-mail address.`,
  tooMany: (most: number) => `At most ${most} at once.`,
  find: 'Find an account',
  findHelp: 'By name or address.',
  found: 'Accounts that fit',
  nobody: 'Nobody fits.',
  add: 'Add',
  addLabel: (name: string) => `Add ${name}`,
  send: 'Ask',
  sending: 'Asking…',
  sent: 'They are asked.',
  uncertain:
    'No answer came, so it is not certain that they were asked. Look into the list before you try again.',
} as const;
