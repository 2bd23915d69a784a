/** Why a decision on one of many rows was not made, but for those that somebody decided first. */
export const REVIEW_OUTCOME_WORDS = {
  'not-found': 'This is not there any more.',
  'not-allowed': 'You do not organise this event.',
  'already-reviewed': 'This has already been reviewed.',
  'no-seat-left': 'No seat is left: as many are shortlisted and come as the event has.',
  'decisions-are-prepared':
    'Decisions of this event are prepared now, and released together. Decide once more to prepare it.',
  'changed-meanwhile':
    'Somebody changed this while you were looking at it. Look at it again, then decide.',
} as const;

/** Words that both review screens share (R2.53, R2.54, R4.14, R8.9). */
export const REVIEW_WORDS = {
  search: 'Search by name or email',
  searchByName: 'Search by name',
  filterByEvent: 'Filter by Event',
  allEvents: 'All Events',
  filterByStatus: 'Filter by Status',
  allStatuses: 'All Statuses',
  deletedEvent: (title: string) => `${title} (deleted)`,
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'Keyboard shortcuts (?)',

  onlyReads:
    'You can look at these; contacts, answers, reviews and exports are for those who organise the event.',
  onlyReadsEvent:
    'You can look at this event; contacts, answers and reviews are for those who organise it.',

  /** Of a row that one’s own act took out of the filter. */
  away: 'no longer in this filter',

  select: 'Select',
  selectAll: 'Select all pending on this page',
  selectRow: (name: string, event: string) => `Select ${name}, ${event}`,
  notPending: 'Only pending ones can be selected.',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  assign: 'Assign',
  tags: 'Tags',
  setAnswers: 'Set Answers',
  clearSelection: 'Clear',
  /** 'all' may say '10000+', of which the first thousand are selected. */
  selectOfFilter: (count: number, all: string) =>
    String(count) === all ? `Select all ${all} of this filter` : `Select ${count} of ${all}`,
  selecting: 'Selecting…',
  actionOn: (action: string, name: string, event: string) => `${action}: ${name}, ${event}`,
  detailsOf: (name: string, event: string) => `Details of ${name}, ${event}`,

  pendingLeft: (count: string) => `${count} pending in this list`,
  nonePending: 'Nothing pending in this list.',
  previous: 'Previous',
  next: 'Next',
  pending: 'pending',
  goOn: 'Go on to the next pending after a decision',
  reopen: 'Reopen',

  remarks: 'Remarks',
  remarksHelp: 'Optional. The student reads them.',
  confirmHint: 'Ctrl + Enter confirms.',
  saving: 'Saving…',
  /** Built from the action, for each of them (R8.9). */
  failed: (action: string) => `Failed to ${action.charAt(0).toLowerCase()}${action.slice(1)}`,
  templates: 'Remarks templates, shared by all organisers',
  noTemplates: 'Type remarks and keep them as a template for the next review.',
  insertTemplate: (text: string) => `Use template: ${text}`,
  dropTemplate: (text: string) => `Delete template: ${text}`,
  keepTemplate: 'Keep as template',

  undo: 'Undo',
  undone: 'Decision undone!',
  lastDecision: 'Your last decision',
  decidedOn: (name: string, state: string) => `${name}: ${state}`,
  /** The words of a toast, with the person they are about beside them. */
  doneWith: (done: string, name: string) => `${done} ${name}`,

  reopenTitle: 'Reopen for review',
  reopenText: (name: string, event: string) =>
    `The decision on ${name}, ${event} is taken back: the status becomes Pending again.`,
  reason: 'Reason',
  reasonHelp: 'Kept in the audit.',

  beyondTitle: 'More than there are places',
  beyondConfirm: 'Go on all the same',
  beyond: (event: string, taken: number, places: number, after: number) =>
    `${event}: ${taken} of ${places} places are taken, with this decision ${after}.`,
  beyondSeats: (event: string, left: number) =>
    `${event}: ${left === 1 ? '1 seat is' : `${left} seats are`} left, and no more can be shortlisted than that.`,

  /** Options of its questions, which the student chose. */
  reopenBeyondOptions: (event: string, options: readonly string[]) =>
    `${event}: ${options.map((option) => `“${option}”`).join(', ')}, chosen by the student, is full. Once this is reopened, one more has it than there are seats.`,
  reopenBeyond: (event: string, taken: number, places: number) =>
    `${event}: once this is reopened, ${taken} of ${places} places are taken.`,

  bulkText: (names: number) =>
    names === 1
      ? 'The decision and the remarks go to 1 student.'
      : `The decision and the same remarks go to ${names} students.`,
  bulkConfirm: (action: string, count: number) => `${action} ${count}`,
  bulkProgress: (done: number, count: number) => `${done} of ${count} decided…`,
  bulkDone: (done: number, count: number) => `${done} of ${count} decided.`,
  bulkNames: 'Whom it is about',
  bulkResults: 'Result for each',
  bulkWaiting: 'Waiting…',
  bulkNotSent: 'Not sent',
  bulkAgain: 'Try the failed again',
  bulkGoOn: (left: number) => `Go on with the other ${left}`,
  stop: 'Stop',
  bulkOk: 'Done',
  close: 'Close',

  raceTitle: 'Already reviewed',
  race: (name: string, at: string) =>
    `${name} was first: decided on ${at}. Your decision was not saved.`,
} as const;
