function counted(count: number, one: string): string {
  if (count === 0) return `no ${one}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
}

/** Words of the events screen (R2.51, R2.52, R8.8, R8.10). */
export const ADMIN_EVENTS_WORDS = {
  /** What an event was before its changes. */
  versions: 'Versions',
  heading: 'Events',
  add: 'Add Event',
  search: 'Search by title',
  status: 'Status',
  allStatuses: 'All Statuses',
  active: 'Active',
  inactive: 'Inactive',
  columns: {
    title: 'Event Title',
    status: 'Status',
    open: 'Registration Open',
    close: 'Registration Close',
    actions: 'Actions',
  },
  editOf: (title: string) => `Edit ${title}`,
  duplicateOf: (title: string) => `Duplicate ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  remove: 'Delete',
  deletedEvent: 'Deleted events cannot be edited or deleted again.',
  restore: 'Restore',
  restoreHint: 'Restore as inactive',
  restoreOf: (title: string) => `Restore ${title}`,
  restored: (title: string) => `Event ${title} restored, inactive!`,
  restoreFailed: 'Failed to restore event!',
  onlyReads: 'You can look at these events; changing them is for those who organise them.',
  onlyReadsThis: 'You can look at this event; changing it is for those who organise it.',

  detailsTitle: 'Event details',
  registration: 'Registration',
  submission: 'Submission',
  notRequired: 'Not required',
  range: (from: string, to: string) => `${from} – ${to}`,
  yes: 'Yes',
  no: 'No',
  places: (capacity: number, taken: number) =>
    `${capacity.toLocaleString('en-US')} · ${taken.toLocaleString('en-US')} taken`,
  unlimited: 'No limit',
  registrations: 'Registrations',
  submissions: 'Submissions',
  judging: 'Judging',
  rounds: 'Rounds and score sheets',
  language: 'In Nepali',
  translate: 'Translate into Nepali',
  questions: 'Questions',
  changed: 'Last Changed',
  none: '–',

  deleteTitle: 'Delete Event',
  deleteText: (title: string) =>
    `“${title}” disappears from the students' list; whoever registered reads that it was called off.`,
  deleteKept: (registrations: number, submissions: number) =>
    `Kept, and seen by organisers: ${counted(registrations, 'registration')}, ${counted(submissions, 'submission')}.`,
  deletePending: (registrations: number, submissions: number) =>
    `Undecided, and no longer asked for: ${counted(registrations, 'registration')}, ${counted(submissions, 'submission')}.`,
  deleteNonePending: 'Nothing of it is undecided.',
  deleteEmpty: 'Nobody has registered for it.',
  deleteReturn: 'It can be restored, as an inactive event.',
  confirmDelete: 'Yes, Delete',
  deleted: (title: string) => `Event ${title} deleted!`,
  deleteFailed: 'Failed to delete event!',

  loadFailed: 'Failed to load events',
  created: 'Event created successfully!',
  updated: 'Event updated successfully!',
  saveFailed: 'Failed to save event.',
} as const;
