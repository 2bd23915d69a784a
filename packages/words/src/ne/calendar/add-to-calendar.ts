import type { EventDateKind } from '@pratibha/domain/calendar/event-dates';
import type { ADD_TO_CALENDAR_WORDS as ENGLISH } from '../../en/calendar/add-to-calendar.ts';
import type { Said } from '../../said.ts';

const DATES: Readonly<Record<EventDateKind, string>> = {
  'registration-closes': 'दर्ता बन्द हुने',
  opens: 'कृति बुझाउन सुरु हुने',
  closes: 'कृति बुझाउने समय सकिने',
  day: 'कार्यक्रमको दिन',
};

/** Words of what puts an event's dates into a calendar. */
export const ADD_TO_CALENDAR_WORDS: Said<typeof ENGLISH> = {
  heading: 'क्यालेन्डरमा राख्नुहोस्',
  file: 'सबै मिति एउटै फाइलमा (.ics)',
  google: (kind) => `Google Calendar: ${DATES[kind]}`,
  follow: 'तपाईंका सबै कार्यक्रम क्यालेन्डरसँग जोड्नुहोस्',
  opensElsewhere: '(नयाँ ट्याबमा खुल्छ)',
};
