import type { InvitationMail } from '@pratibha/domain/people/invitations';

/** Words of inviting organisers who have no account yet. */
export const INVITATIONS_WORDS = {
  title: 'Invite an Organiser',
  intro:
    'For somebody who has never signed in here. They organise these events from their first sign-in with this address on.',
  email: 'E-mail address',
  emailHelp: 'The one they sign in with.',
  send: 'Invite',
  sending: 'Inviting…',
  uncertain:
    'It is not certain that the invitation was made. Look into the list before you try again.',

  shownTitle: 'Invited',
  shown: (email: string) =>
    `${email} is invited. You can pass on this link, too; it is not shown again, and opens for this address alone.`,
  link: 'Link',

  listed: 'Invited, not signed in yet',
  loadFailed: 'Failed to load the invitations.',
  until: (when: string) => `Open until ${when}`,
  over: (when: string) => `Over since ${when}`,
  by: (name: string) => `by ${name}`,
  mails: {
    none: 'No mails are sent here: pass on the link.',
    waiting: 'The mail is on its way.',
    sent: 'The mail was sent.',
    refused: 'A mail server refused this address: check it, or pass on the link.',
    failed: 'The mail could not be sent: pass on the link.',
  } satisfies Record<InvitationMail, string>,
  withdraw: 'Withdraw',
  withdrawLabel: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawTitle: 'Withdraw this invitation?',
  withdrawText: (email: string) =>
    `The link of ${email} opens nothing any more, and signing in gives them no rights.`,
  confirmWithdraw: 'Yes, Withdraw It',
  withdrawn: 'The invitation was withdrawn.',
  failed: 'That did not work. Please try again.',
} as const;
