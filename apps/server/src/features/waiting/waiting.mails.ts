import {
  askedNoticeMail,
  awaitedEventDeletedMail,
  offerExpiredMail,
  passedOverMail,
  seatOfferedMail,
  waitingListClosedMail,
} from '@pratibha/words/waiting/mails';
import { aboutEvent, aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { awaitedOfMail, offerOfMail } from './own-waiting.queries.ts';

/** What is mailed to who waits. */
export const waitingMails = {
  'seat-offered': aboutThis(offerOfMail, ({ event }, { until }, path) =>
    event === null ? null : seatOfferedMail({ event: event.title, path, until: new Date(until) }),
  ),
  'offer-expired': aboutEvent((_mail, of) => offerExpiredMail(of)),
  'passed-over': aboutEvent(({ params }, of) => passedOverMail({ ...of, why: params.why })),
  'registration-opens': aboutEvent((_mail, of) => askedNoticeMail({ ...of, about: 'opens' })),
  'seat-free': aboutEvent((_mail, of) => askedNoticeMail({ ...of, about: 'seat-free' })),
  'awaited-event-deleted': aboutThis(awaitedOfMail, (_mail, { event }, path) =>
    awaitedEventDeletedMail({ event, path }),
  ),
  'waiting-list-closed': aboutEvent((_mail, of) => waitingListClosedMail(of)),
} satisfies Partial<MailsOfKinds>;
