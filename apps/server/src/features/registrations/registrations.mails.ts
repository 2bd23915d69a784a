import { MAIL_TEXTS } from '@pratibha/words/mail/mail-texts';
import { withdrawnMail } from '@pratibha/words/mail/withdrawn-mail';
import { aboutEvent, dateOf, isStill, type MailsOfKinds } from '../mail/mail.ts';

/** What is mailed of a registration. */
export const registrationMails = {
  'registration-received': aboutEvent(({ event, registration }, of) => {
    if (registration === null) return null;
    const opens = dateOf(event.submission_start);
    const closes = dateOf(event.submission_close);
    return MAIL_TEXTS['registration-received']({
      ...of,
      number: registration.id,
      at: new Date(registration.registered_on),
      submission: event.requires_submission && opens && closes ? { opens, closes } : null,
    });
  }),
  'registration-withdrawn': aboutEvent(({ params, created_at }, of) =>
    withdrawnMail({ ...of, number: params.registration_id, at: created_at }),
  ),
  'registration-decided': aboutEvent(({ registration, params }, of) => {
    if (!isStill(registration, params)) return null;
    const { id: number, remarks } = registration;
    const { status: decision } = params;
    return MAIL_TEXTS['registration-decided']({ ...of, number, decision, remarks });
  }),
  'registration-reopened': aboutEvent(({ registration, params }, of) => {
    if (!isStill(registration, { ...params, status: 'PENDING' })) return null;
    return MAIL_TEXTS['registration-reopened']({ ...of, number: registration.id });
  }),
} satisfies Partial<MailsOfKinds>;
