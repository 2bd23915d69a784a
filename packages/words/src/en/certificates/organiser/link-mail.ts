import type { InvitationMail } from '@pratibha/domain/people/invitations';

/** What became of the mail with the link of whoever has no account. */
export const LINK_MAIL_WORDS: Readonly<Record<InvitationMail, string>> = {
  none: 'Nobody was mailed it.',
  waiting: 'A mail with it waits to be sent.',
  sent: 'It was mailed to the address that was entered.',
  refused: 'The address that was entered refused the mail with it.',
  failed: 'The mail with it could not be sent.',
};
