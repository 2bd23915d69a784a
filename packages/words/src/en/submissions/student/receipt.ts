/** Words of the receipt after sending. */
export const RECEIPT_WORDS = {
  title: 'Your work has arrived',
  event: 'Event',
  number: 'Number',
  version: 'Version',
  time: 'Received',
  note: 'My Submissions shows this receipt again, and the review as soon as there is one.',
  done: 'Done',
  toSubmissions: 'My Submissions',
} as const;
