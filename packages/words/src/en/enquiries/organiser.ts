import type { EnquiryState } from '@pratibha/domain/enquiries/enquiries';

/** Words of the screen of what students ask. */
export const ADMIN_ENQUIRIES_WORDS = {
  heading: 'Enquiries',
  intro: 'What students ask the organisers of events, on the pages of these.',
  search: 'Find words or a person',
  event: 'Event',
  allEvents: 'All Events',
  state: 'State',
  allStates: 'All States',
  states: {
    waiting: 'Waiting',
    responded: 'Answered',
  } satisfies Record<EnquiryState, string>,
  columns: {
    text: 'Question',
    event: 'Event',
    person: 'Who',
    asked: 'Asked',
    state: 'State',
  },
  details: 'Question',
  erased: 'Asked by somebody who was erased',
  toAll: 'For everybody',
  answer: 'Answer',
  answeredAt: 'Answered',
  sharedText: 'As everybody reads it',
  none: '–',
  loadFailed: 'Failed to load the enquiries',
} as const;
