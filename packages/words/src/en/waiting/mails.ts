import type { NoticeAbout } from '@pratibha/domain/waiting/asked-notices';
import type { PassedOver } from '@pratibha/domain/waiting/waiting-lists';
import type { MailText } from '../mail/mail-text.ts';
import { formatDateTime } from '../time.ts';
import { WHY_NO_OFFER_WORDS } from './why.ts';

type OfEvent = { readonly event: string; readonly path: string };

const WHY = 'You get this mail because you joined the waiting list of the event.';
const SEE = 'See the event';

/** A seat is held for somebody who waits. */
export function seatOfferedMail({ event, path, until }: OfEvent & { until: Date }): MailText {
  const day = formatDateTime(until);
  return {
    subject: `A place is held for you until ${day}: ${event}`,
    preview: 'Accept it, or let it go on to the next.',
    heading: 'A place is held for you',
    parts: [
      {
        is: 'text',
        text: `A place for ${event} is free, and it is held for you. Accept it on the page of the event; if you do not, it goes on to the next who waits.`,
      },
      { is: 'facts', facts: [['Accept it until', day]] },
      { is: 'link', label: 'Go to the offer', path },
    ],
    why: WHY,
  };
}

/** The time of an offer is over. */
export function offerExpiredMail({ event, path }: OfEvent): MailText {
  return {
    subject: `The place is no longer held for you: ${event}`,
    preview: 'It goes on to the next who waits.',
    heading: 'The offer is over',
    parts: [
      {
        is: 'text',
        text: `You did not accept the place for ${event} in time, so it goes on to the next who waits. You can join the waiting list again: you begin at its end.`,
      },
      { is: 'link', label: SEE, path },
    ],
    why: WHY,
  };
}

/** It was the turn of somebody who may not register. */
export function passedOverMail(of: OfEvent & { readonly why: PassedOver }): MailText {
  const { event, path, why } = of;
  return {
    subject: `You were passed over: ${event}`,
    preview: 'It was your turn on the waiting list.',
    heading: 'It was your turn',
    parts: [
      {
        is: 'text',
        text: `A place for ${event} is free, and it was your turn. ${WHY_NO_OFFER_WORDS[why]}`,
      },
      { is: 'link', label: SEE, path },
    ],
    why: WHY,
  };
}

/** Registration is open, or a seat is free, of which somebody asked to be told. */
export function askedNoticeMail(of: OfEvent & { readonly about: NoticeAbout }): MailText {
  const { event, path, about } = of;
  const what = about === 'opens' ? 'Registration is open' : 'A place is free';
  return {
    subject: `${what}: ${event}`,
    preview: 'You asked to be told.',
    heading: what,
    parts: [
      {
        is: 'text',
        text:
          about === 'opens'
            ? `You can register for ${event} now.`
            : `A place for ${event} is free. Whoever registers first gets it.`,
      },
      { is: 'link', label: SEE, path },
    ],
    why: 'You get this mail because you asked to be told, once.',
  };
}

/** Organisers closed the list while somebody waited. */
export function waitingListClosedMail({ event, path }: OfEvent): MailText {
  return {
    subject: `The waiting list is closed: ${event}`,
    preview: 'No more places are offered.',
    heading: 'The waiting list is closed',
    parts: [
      {
        is: 'text',
        text: `The organisers closed the waiting list of ${event}. No more places are offered, and you wait no longer. Thank you for your patience.`,
      },
      { is: 'link', label: SEE, path },
    ],
    why: WHY,
  };
}

/** The event for which somebody waits was deleted. */
export function awaitedEventDeletedMail({ event, path }: OfEvent): MailText {
  return {
    subject: `The event was deleted: ${event}`,
    preview: 'No place of it is offered.',
    heading: 'The event was deleted',
    parts: [
      {
        is: 'text',
        text: `The organisers deleted ${event}, for which you wait. No place of it is offered, and one that was held for you cannot be accepted. Should the event come back, you keep your place in line; you need not do anything.`,
      },
      { is: 'link', label: 'See other events', path },
    ],
    why: WHY,
  };
}
