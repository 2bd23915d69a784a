import * as en from '../../en/waiting/mails.ts';
import * as ne from '../../ne/waiting/mails.ts';

export const seatOfferedMail = { en: en.seatOfferedMail, ne: ne.seatOfferedMail } as const;
export const offerExpiredMail = { en: en.offerExpiredMail, ne: ne.offerExpiredMail } as const;
export const passedOverMail = { en: en.passedOverMail, ne: ne.passedOverMail } as const;
export const askedNoticeMail = { en: en.askedNoticeMail, ne: ne.askedNoticeMail } as const;
export const waitingListClosedMail = {
  en: en.waitingListClosedMail,
  ne: ne.waitingListClosedMail,
} as const;
export const awaitedEventDeletedMail = {
  en: en.awaitedEventDeletedMail,
  ne: ne.awaitedEventDeletedMail,
} as const;
