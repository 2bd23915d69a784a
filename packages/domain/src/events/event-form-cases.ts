import type { EventErrors, EventSent } from './event-form.ts';

/**
 * What is no instant.
 * @internal only tests use this file
 */
export const NO_INSTANTS = ['2025-06-24T00:00', '2025-02-30T00:00Z', 'soon'];

/**
 * What is changed in a right event, and what is wrong then.
 * @internal
 */
export const EVENT_FORM_CASES: [EventSent, EventErrors][] = [
  [{ title: 'a'.repeat(201) }, { title: { code: 'too-long', field: 'title', limit: 200 } }],
  [{ event_banner: 'banner.png' }, { event_banner: { code: 'invalid-link' } }],
  [{ event_details_url: 'ftp://example.test' }, { event_details_url: { code: 'invalid-link' } }],
  [{ status: 'DELETED' }, { status: { code: 'unknown-event-status' } }],
  [{ event_date: '2025-02-30' }, { event_date: { code: 'invalid-day' } }],
  [
    { requires_submission: false, submission_start: 'soon' },
    { submission_start: { code: 'invalid-instant' } },
  ],
  [{ event_date: '' }, {}],
  [{ event_date: '2025-08-15', starts_at: '10:00', ends_at: '16:30' }, {}],
  [{ event_date: '2025-08-15', ends_on: '2025-08-17' }, {}],
  [{ event_date: '2025-08-15', starts_at: '10:00', ends_on: '2025-08-16', ends_at: '09:00' }, {}],
  [{ event_date: '2025-08-15', starts_at: '24:00' }, { starts_at: { code: 'invalid-hour' } }],
  [{ event_date: '2025-08-15', starts_at: '9:00' }, { starts_at: { code: 'invalid-hour' } }],
  [{ event_date: '', starts_at: '10:00' }, { starts_at: { code: 'without-event-date' } }],
  [{ event_date: '2025-08-15', ends_at: '16:00' }, { ends_at: { code: 'end-without-start' } }],
  [
    { event_date: '2025-08-15', starts_at: '10:00', ends_at: '10:00' },
    { ends_at: { code: 'end-not-after-start' } },
  ],
  [{ event_date: '', ends_on: '2025-08-17' }, { ends_on: { code: 'without-event-date' } }],
  [
    { event_date: '2025-08-15', ends_on: '2025-08-15' },
    { ends_on: { code: 'last-day-not-after-event-date' } },
  ],
  [{ venue_map_url: 'the map' }, { venue_map_url: { code: 'invalid-link' } }],
  [
    { venue_name: 'a'.repeat(121) },
    { venue_name: { code: 'too-long', field: 'venue_name', limit: 120 } },
  ],
  [{ description_word_limit: null, capacity: null }, {}],
  [{ description_word_limit: 10_000, capacity: 1_000_000 }, {}],
  [
    { description_word_limit: 10_001 },
    { description_word_limit: { code: 'not-a-count', most: 10_000 } },
  ],
  [
    { description_word_limit: 0 },
    { description_word_limit: { code: 'not-a-count', most: 10_000 } },
  ],
  [{ capacity: 1_000_001 }, { capacity: { code: 'not-a-count', most: 1_000_000 } }],
  [{ capacity: 200, seats: 30 }, {}],
  [{ seats: null }, {}],
  [{ reply_to: 'robots@college.example' }, {}],
  [
    { reply_to: 'a@college.example\r\nBcc: b@college.example' },
    { reply_to: { code: 'invalid-address' } },
  ],
  [{ seats: 0 }, { seats: { code: 'not-a-count', most: 1_000_000 } }],
  [{ capacity: 1.5 }, { capacity: { code: 'not-a-count', most: 1_000_000 } }],
];
