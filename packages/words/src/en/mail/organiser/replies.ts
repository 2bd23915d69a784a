/** Where answers to mails go, as organisers read and change it. */
export const REPLIES_WORDS = {
  goTo: (address: string) =>
    `Replies to mails go to ${address}, but for events that name an address of their own.`,
  goNowhere:
    'Nobody reads replies to mails, but for events that name an address of their own. Every mail says so.',
  change: 'Change Where Replies Go',
  title: 'Where replies to mails go',
  label: 'Replies Go To',
  help: 'An address that people read; it stands in every mail. Empty: nobody reads replies. An event can name another in its form.',
  save: 'Save',
  saved: 'Saved. It counts from the next mail on.',
  overtaken: 'Somebody else changed it meanwhile. Look at it again.',
} as const;
