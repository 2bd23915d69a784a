import type { EditionContent } from '@pratibha/domain/editions/content';
import { zonedIso } from '@pratibha/domain/time/competition-time';
import { firstLegal } from '@pratibha/words/editions/organiser/first-legal';
import { type Calendar, endOf, inWords, SECOND_EDITION, startOf } from './calendar.ts';
import { COMPETITIONS } from './competitions.ts';
import { GUIDELINES } from './guidelines.ts';
import { landing } from './landing.ts';
import { PRIZES } from './prizes.ts';
import { SECTIONS } from './sections.ts';
import { timeline } from './timeline.ts';
import { workshops } from './workshops.ts';

/**
 * What the product says of a year of the competition before a college has said it in its own words.
 * Contact and place are reserved examples and a public square.
 */
export function editionContent(calendar: Calendar): EditionContent {
  const { year, ordinal, firstDeadline } = calendar;
  return {
    year,
    ordinal,
    title: 'Pratibha Tech Competition',
    shortTitle: 'Pratibha',
    tagline: 'Empowering The Next Tech Generation.',
    blurb:
      'A platform for young innovators to demonstrate their talents and gain recognition for what they can build.',
    headline: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships',
    audience: '+2 and equivalent students',
    organiser: 'Pratibha College',
    dates: {
      registrationOpens: zonedIso(startOf(calendar, calendar.registrationOpens)),
      firstDeadline: firstDeadline && zonedIso(endOf(calendar, firstDeadline)),
      registrationCloses: zonedIso(endOf(calendar, calendar.lastDayToRegister)),
      submissionsOpen: zonedIso(startOf(calendar, calendar.firstDayToSubmit)),
      submissionsClose: zonedIso(endOf(calendar, calendar.lastDayToSubmit)),
      eventDay: zonedIso(startOf(calendar, calendar.eventDay)),
      eventEnds: zonedIso(endOf(calendar, calendar.eventDay)),
    },
    registration: { questions: null },
    contact: {
      phone: '+977-1-555-0100',
      website: 'https://college.example',
      email: 'info@college.example',
    },
    place: {
      name: 'Pratibha College',
      address: 'Ratna Park, Kathmandu, Nepal',
      locality: 'Kathmandu',
      latitude: 27.7063,
      longitude: 85.3149,
      mapOnPress: false,
    },
    venue: { name: null, room: null, address: null, map: null },
    ...landing(calendar),
    timeline: timeline(calendar),
    competitions: COMPETITIONS,
    prizes: PRIZES,
    guidelines: GUIDELINES,
    workshops: workshops(calendar),
    advert: advert(calendar),
    ...SECTIONS,
    legal: firstLegal('2025-06-01', true),
    descriptions: {
      landing: `A technology competition for +2 and equivalent students in Nepal. Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships. Register until ${inWords(calendar.lastDayToRegister)} ${year}.`,
      guidelines:
        'Who may enter, the timeline, the two competitions and how they are judged, workshops, prizes and what to submit.',
    },
  };
}

/** The content that every installation begins with. */
export const FIRST_CONTENT: EditionContent = editionContent(SECOND_EDITION);

function advert({ year, registrationOpens, eventDay }: Calendar): EditionContent['advert'] {
  const prizes =
    'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work.';
  return {
    upcoming: {
      title: 'Win cash and a scholarship',
      text: `${prizes} Registration opens on ${inWords(registrationOpens)} ${year}.`,
    },
    open: { title: 'Win cash and a scholarship', text: prizes },
    closed: {
      title: 'The works are on their way',
      text: `Registration is closed. Come and see what was made: the event is on ${inWords(eventDay)} ${year}.`,
    },
    over: {
      title: 'This edition is over',
      text: 'Thank you to everybody who took part. The dates of the next edition will be announced here.',
    },
  };
}
