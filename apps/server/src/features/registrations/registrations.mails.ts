import { endOfDay } from '@pratibha/domain/follow-ups/follow-ups';
import { followUpMail } from '@pratibha/words/both/follow-ups/mails';
import { cannotComeMail } from '@pratibha/words/both/mail/cannot-come-mail';
import { MAIL_TEXTS } from '@pratibha/words/both/mail/mail-texts';
import { withdrawnMail } from '@pratibha/words/both/mail/withdrawn-mail';
import {
  aboutEvent,
  aboutThis,
  dateOf,
  isStill,
  type MailsOfKinds,
  placeOfMail,
} from '../mail/mail.ts';
import { ABOUT_REMINDER, type AboutReminder, ASKED_UNTIL } from './follow-ups/reminders.queries.ts';

/** What is mailed of a registration. */
export const registrationMails = {
  'registration-received': aboutEvent(({ language, event, registration }, of) => {
    if (registration === null) return null;
    const opens = dateOf(event.submission_start);
    const closes = dateOf(event.submission_close);
    return MAIL_TEXTS[language]['registration-received']({
      ...of,
      number: registration.id,
      at: new Date(registration.registered_on),
      submission: event.requires_submission && opens && closes ? { opens, closes } : null,
      place: placeOfMail(event),
    });
  }),
  'registration-withdrawn': aboutEvent(({ language, params, created_at }, of) =>
    withdrawnMail[language]({ ...of, number: params.registration_id, at: created_at }),
  ),
  'registration-decided': {
    about: ASKED_UNTIL,
    text: aboutEvent<'registration-decided'>((mail, of, now) => {
      const { language, event, registration, params, about } = mail;
      if (!isStill(registration, params)) return null;
      const { id: number, remarks } = registration;
      const { status: decision } = params;
      const isIn = decision === 'SHORTLISTED';
      const place = isIn ? placeOfMail(event) : null;
      const lastDay = isIn ? (about as string | null) : null;
      const answerUntil = lastDay !== null && now < endOfDay(lastDay) ? lastDay : null;
      const told = { ...of, number, decision, remarks, place, answerUntil };
      return MAIL_TEXTS[language]['registration-decided'](told);
    }).text,
  },
  'registration-reopened': aboutEvent(({ language, registration, params }, of) => {
    if (!isStill(registration, { ...params, status: 'PENDING' })) return null;
    return MAIL_TEXTS[language]['registration-reopened']({ ...of, number: registration.id });
  }),
  'follow-up-closes-soon': aboutThis<'follow-up-closes-soon', AboutReminder>(
    ABOUT_REMINDER,
    ({ language, said }, { event, ...facts }, path) =>
      followUpMail[language]({ ...facts, event: said(event), path }),
  ),
  'people-cannot-come': aboutEvent(({ language, params }, of) =>
    cannotComeMail[language]({ ...of, ...params }),
  ),
} satisfies Partial<MailsOfKinds>;
