import {
  askedNoticeMail,
  awaitedEventDeletedMail,
  offerExpiredMail,
  passedOverMail,
  seatOfferedMail,
  waitingListClosedMail,
} from '@pratibha/words/both/waiting/mails';
import { aboutEvent, aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { awaitedOfMail, offerOfMail } from './own-waiting.queries.ts';

/** What is mailed to who waits. */
export const waitingMails = {
  'seat-offered': aboutThis(offerOfMail, ({ language, event }, { until }, path) =>
    event === null
      ? null
      : seatOfferedMail[language]({ event: event.title, path, until: new Date(until) }),
  ),
  'offer-expired': aboutEvent(({ language }, of) => offerExpiredMail[language](of)),
  'passed-over': aboutEvent(({ language, params }, of) =>
    passedOverMail[language]({ ...of, why: params.why }),
  ),
  'registration-opens': aboutEvent(({ language }, of) =>
    askedNoticeMail[language]({ ...of, about: 'opens' }),
  ),
  'seat-free': aboutEvent(({ language }, of) =>
    askedNoticeMail[language]({ ...of, about: 'seat-free' }),
  ),
  'awaited-event-deleted': aboutThis(awaitedOfMail, ({ language, said }, { event }, path) =>
    awaitedEventDeletedMail[language]({ event: said(event), path }),
  ),
  'waiting-list-closed': aboutEvent(({ language }, of) => waitingListClosedMail[language](of)),
} satisfies Partial<MailsOfKinds>;
