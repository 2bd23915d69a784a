import { venueOf } from '@pratibha/domain/events/event-place';
import { placeMail } from '@pratibha/words/both/mail/place-mail';
import { aboutEvent, type MailsOfKinds } from '../mail/mail.ts';

/** What is mailed of an event to whoever takes part. */
export const eventMails = {
  'place-changed': aboutEvent(({ language, event, registration }, of) => {
    const isOff = event.status !== 'ACTIVE' || registration === null;
    if (isOff || registration.status === 'REJECTED') return null;
    return placeMail[language]({
      ...of,
      place: { ...event, ...venueOf(event, event.edition_venue) },
    });
  }),
} satisfies Partial<MailsOfKinds>;
