import { noteMentionsMail, rowsLeftMail } from '@pratibha/words/mail/desk-mails';
import { aboutEvent, aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { noteOfMail } from './notes.queries.ts';

/** What organisers are mailed of the desk: never the words of a note. */
export const deskMails = {
  'note-mentions': aboutThis(noteOfMail, (_, note, path) => noteMentionsMail({ ...note, path })),
  'rows-left-to-nobody': aboutEvent((_, of) => rowsLeftMail(of)),
} satisfies Partial<MailsOfKinds>;
