import { noteMentionsMail, rowsLeftMail } from '@pratibha/words/both/mail/desk-mails';
import { aboutEvent, aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { noteOfMail } from './notes.queries.ts';

/** What organisers are mailed of the desk: never the words of a note. */
export const deskMails = {
  'note-mentions': aboutThis(noteOfMail, ({ language, said }, note, path) =>
    noteMentionsMail[language]({ ...note, event: note.event && said(note.event), path }),
  ),
  'rows-left-to-nobody': aboutEvent(({ language }, of) => rowsLeftMail[language](of)),
} satisfies Partial<MailsOfKinds>;
