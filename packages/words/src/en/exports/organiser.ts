import { nameAsWords } from '@pratibha/domain/text/name-as-words';

/** The dialog in which an organiser chooses what a file of a list holds. */
export const EXPORT_WORDS = {
  open: 'Export',
  title: 'Export as CSV',
  intro: 'What the filters leave, in the order of the list. Times are those of the clock in Nepal.',
  byEvent: 'Each event is a file of its own; several come together as a ZIP.',
  columns: 'Columns',
  all: 'All columns',
  none: 'Choose at least one column.',
  download: 'Download',
} as const;

/** Columns that hold more than their names say. */
const COLUMN_WORDS: Readonly<Record<string, string>> = {
  actor: 'Who did it',
  actor_id: 'ID of who did it',
  actor_role: 'Role of who did it',
  answers: 'Answers, a column for each question',
  at: 'When',
  banner_url: 'Banner URL',
  by_token: 'By which token',
  changes: 'Before and after',
  description_word_limit: 'Word limit of works',
  details_url: 'Details URL',
  event_date: 'Day of the event',
  ends_at: 'Ends at',
  ends_on: 'Last day of the event',
  event_grants: 'Events of an event admin',
  follow_up_answers: 'Answers of shortlisted students, a column for each question',
  id: 'ID',
  person: 'Whom it concerns',
  registration_close: 'Registration closes',
  registration_open: 'Registration opens',
  remarks: 'Remarks of a decision',
  request_id: 'Request',
  requires_submission: 'Requires a submission',
  review_remarks: 'Remarks',
  revision: 'Version',
  starts_at: 'Starts at',
  subject_id: 'ID of what was changed',
  subject_type: 'What was changed',
  submission_close: 'Submission closes',
  submission_start: 'Submission opens',
  updated_at: 'Changed at',
  venue_map_url: 'Link to a map of the venue',
  venue_name: 'Venue',
  venue_room: 'Room of the venue',
};

/** What a column holds, beside its check box; the file has the names themselves. */
export function columnWords(name: string): string {
  return COLUMN_WORDS[name] ?? nameAsWords(name);
}
