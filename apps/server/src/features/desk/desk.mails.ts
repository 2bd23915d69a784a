import { noteMentionsMail } from '@pratibha/words/mail/desk-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { noteOfMail } from './notes.queries.ts';

/** What organisers are mailed of the desk: never the words of a note. */
export const deskMails = {
  'note-mentions': aboutThis(noteOfMail, (_, note, path) => noteMentionsMail({ ...note, path })),
} satisfies Partial<MailsOfKinds>;
