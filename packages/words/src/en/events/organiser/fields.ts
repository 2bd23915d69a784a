import type { EventField } from '@pratibha/domain/events/event-fields';

type FieldWords = {
  /** Above the field of the form, and in the audit unless that has a name of its own. */
  readonly label: string;
  /** Below the field. */
  readonly help?: string;
  /** Within a sentence; otherwise as the label has it. */
  readonly called?: string;
  /** Among the facts of an event; otherwise as the label has it. */
  readonly fact?: string;
  readonly inAudit?: string;
};

/** What each field of an event is called, wherever organisers meet it. */
export const EVENT_FIELD_WORDS: Readonly<Record<EventField, FieldWords>> = {
  title: { label: 'Title' },
  description: { label: 'Description' },
  status: { label: 'Status' },
  internal_event: {
    label: 'Internal only',
    help: 'Only internal participants can register.',
    fact: 'Internal Only',
  },
  event_banner: {
    label: 'Event Banner',
    help: 'Address of a picture, 16:9. Without one the default banner stands there.',
    called: 'Event banner',
  },
  event_details_url: { label: 'Event Details URL', called: 'Event details URL' },
  registration_open: {
    label: 'Registration Open',
    called: 'Registration open',
  },
  registration_close: {
    label: 'Registration Close',
    called: 'Registration close',
  },
  requires_submission: {
    label: 'Requires submission',
    help: 'Registered students submit a link and a description.',
  },
  submission_start: {
    label: 'Submission Start',
    called: 'Submission start',
  },
  submission_close: {
    label: 'Submission Close',
    called: 'Submission close',
  },
  event_date: {
    label: 'Event Date',
    help: 'Shown in the calendar. Without one, the day of the last deadline counts.',
  },
  starts_at: {
    label: 'Starts At',
    help: 'On the event’s day. Empty: nothing is said of hours.',
    called: 'Start',
  },
  ends_at: { label: 'Ends At', help: 'Of several days: on the last.', called: 'End' },
  ends_on: { label: 'Last Day', help: 'Only of an event of several days.' },
  venue_name: {
    label: 'Venue',
    help: 'Empty: the venue of the edition, if it has one.',
  },
  venue_room: { label: 'Room' },
  venue_address: { label: 'Address of the Venue', called: 'Address of the venue' },
  venue_map_url: { label: 'Link to a Map', called: 'Link to a map' },
  what_to_bring: {
    label: 'What to Bring',
    help: 'In Markdown. On the event’s page, for whoever comes.',
    called: 'What to bring',
  },
  capacity: {
    label: 'Capacity',
    help: 'Most registrations, without rejected ones; empty for no limit.',
  },
  seats: {
    label: 'Seats',
    help: 'Most that are shortlisted and come, where more may register; empty for no limit.',
  },
  description_word_limit: {
    label: 'Description Word Limit',
    help: 'Most words of a submission’s description; empty for none.',
  },
  works_once: {
    label: 'Works can be handed in once',
    help: 'Otherwise students can replace them until the deadline.',
  },
  holds_decisions: {
    label: 'Prepare decisions and release them together',
    help: 'Students see and hear nothing of a decision before you release it from the list, now or at an instant.',
    fact: 'Prepares Decisions',
    inAudit: 'Prepares decisions',
  },
  takes_enquiries: {
    label: 'Let students ask the organisers',
    help: '“Ask the Organisers” stands on the page of the event. What they ask waits for you in Enquiries.',
    fact: 'Takes Questions from Students',
    inAudit: 'Takes questions from students',
  },
  reply_to: {
    label: 'Replies to Mails Go To',
    help: 'An address that people read. Empty: the one for all mails, if there is one.',
    called: 'The address for replies',
  },
};

/** What the fields are called in one of these places. */
export function eventFieldNames(
  place: 'called' | 'fact' | 'inAudit',
): Readonly<Record<EventField, string>> {
  const names = Object.entries(EVENT_FIELD_WORDS).map(
    ([field, words]) => [field, words[place] ?? words.label] as const,
  );
  return Object.fromEntries(names) as Record<EventField, string>;
}
