const sheets = (count: number) => (count === 1 ? '1 score sheet' : `${count} score sheets`);

/** What a judge filled in and the organisers do not have yet, on a judge's pages. */
export const UNSENT_SHEETS_WORDS = {
  title: (count: number) => `Kept on this device: ${count}`,
  text: 'The organisers do not have these yet. They leave by themselves once there is a connection, also while this page is open.',
  work: (number: number | null) => (number === null ? 'A work' : `Work ${number}`),
  atStand: (stand: string, number: number) => `${stand}: Work ${number}`,
  oneMore: 'Judge It, Too',
  toSend: 'Not sent yet',
  toSave: 'Not saved yet',
  correction: 'Your correction is not sent yet. Open it to send it.',
  sending: 'Sending…',
  saving: 'Saving…',
  noConnection: (what: string) => `${what}: no connection`,
  refused: (what: string, why: string) => `${what}: ${why}`,
  uncertain: 'no answer came.',
  asks: 'It was changed somewhere else, too. Open it and say which one holds.',
  notTheirs: 'It is not yours to judge any more, and cannot be sent.',
  remove: 'Remove',
  removeTitle: 'Remove this score sheet?',
  removeText: (work: string) =>
    `What you filled in for “${work}” is removed from this device. It cannot be brought back.`,
  sendNow: 'Send Now',
  unreadable: (count: number) =>
    `${sheets(count)} on this device ${count === 1 ? 'was' : 'were'} written by another release of this page, which alone can read ${count === 1 ? 'it' : 'them'}. Reload the page once there is a connection.`,
  late: (work: string) =>
    `${work} arrived after the end of the round, and counts only when an organiser says so.`,
  here: 'Kept on this device, not sent',
} as const;
