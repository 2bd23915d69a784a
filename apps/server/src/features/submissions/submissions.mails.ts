import { MAIL_TEXTS } from '@pratibha/words/both/mail/mail-texts';
import { aboutEvent, dateOf, isStill, type MailsOfKinds, type MailToSend } from '../mail/mail.ts';
import { HANDED_OF_MAIL, type HandedRow } from './handed/handed.queries.ts';
import { receiptOfMail } from './handed/handed.view.ts';

/** What is mailed of a work, and of the time to hand it in. */
export const submissionMails = {
  'work-received': ofReceipt(({ language, submission, params, about }, of) => {
    const at = dateOf(submission?.submitted_at ?? null);
    const { revision: version } = params;
    // Of a work that was replaced before its mail went, the mail of what counts now goes alone.
    if (submission === null || at === null || submission.revision !== version) return null;
    const receipt = about === null ? null : receiptOfMail(about as HandedRow);
    return MAIL_TEXTS[language]['work-received']({
      ...of,
      number: submission.id,
      version,
      at,
      receipt,
    });
  }),
  'work-decided': aboutEvent(({ language, submission, params }, of) => {
    if (!isStill(submission, params)) return null;
    const { id: number, remarks } = submission;
    const { status: decision } = params;
    return MAIL_TEXTS[language]['work-decided']({ ...of, number, decision, remarks });
  }),
  'resubmission-asked': aboutEvent(({ language, event, submission, params }, of) => {
    if (!isStill(submission, { ...params, status: 'RESUBMISSION_REQUIRED' })) return null;
    const { id: number, remarks } = submission;
    const closes = dateOf(event.submission_close);
    return MAIL_TEXTS[language]['resubmission-asked']({ ...of, number, remarks, closes });
  }),
  'work-reopened': aboutEvent(({ language, submission, params }, of) => {
    if (!isStill(submission, { ...params, status: 'PENDING' })) return null;
    return MAIL_TEXTS[language]['work-reopened']({ ...of, number: submission.id });
  }),
  'submission-opens': aboutEvent((mail, of, now) => {
    const closes = dateOf(mail.event.submission_close);
    if (closes === null || closes <= now) return null;
    if (!isOn(mail, dateOf(mail.event.submission_start))) return null;
    return MAIL_TEXTS[mail.language]['submission-opens']({ ...of, closes });
  }),
  'submission-closes-soon': aboutEvent((mail, of, now) => {
    const closes = dateOf(mail.event.submission_close);
    if (closes === null || closes <= now || !isOn(mail, closes)) return null;
    return mail.submission === null
      ? MAIL_TEXTS[mail.language]['submission-closes-soon']({ ...of, closes })
      : null;
  }),
} satisfies Partial<MailsOfKinds>;

/** The mail that is the receipt of a work, with what was handed in by parts. */
function ofReceipt(text: Parameters<typeof aboutEvent<'work-received'>>[0]) {
  return { ...aboutEvent(text), about: HANDED_OF_MAIL };
}

type OfDate = MailToSend<'submission-opens' | 'submission-closes-soon'>;

/** Whether the event still has this date, for somebody who takes part. */
function isOn({ event, registration, params: { at } }: OfDate, date: Date | null): boolean {
  return (
    event?.status === 'ACTIVE' &&
    registration !== null &&
    registration.status !== 'REJECTED' &&
    date?.getTime() === Date.parse(at)
  );
}
