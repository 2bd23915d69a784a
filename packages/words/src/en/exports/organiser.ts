import type { ExportColumn } from '@pratibha/domain/exports/export-columns';

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

/** What a column holds, beside its check box; the file has the names themselves. */
export const EXPORT_COLUMN_WORDS: Readonly<Record<ExportColumn, string>> = {
  answers: 'Answers, a column for each question',
  college: 'College',
  college_address: 'College address',
  date_of_birth: 'Date of birth',
  demo_or_alternate_link: 'Demo or alternate link',
  description: 'Description',
  email: 'Email',
  event: 'Event',
  gender: 'Gender',
  id: 'Number',
  mobile: 'Mobile',
  name: 'Name',
  registered_on: 'Registered on',
  review_remarks: 'Remarks',
  reviewed_at: 'Reviewed at',
  reviewed_by: 'Reviewed by',
  revision: 'Version',
  status: 'Status',
  submitted_at: 'Submitted at',
  submitted_by: 'Submitted by',
  work_link: 'Work link',
};
