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
  [{ capacity: 1.5 }, { capacity: { code: 'not-a-count', most: 1_000_000 } }],
];
