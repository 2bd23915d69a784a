const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What may be forgotten, in “To Do”. */
export const LOOSE_ENDS_WORDS = {
  heading: 'Not to be forgotten:',
  withoutJudges: (works: number, round: string, event: string) =>
    `${counted(works, 'work has', 'works have')} no judge: ${round}, ${event}`,
  oldPrepared: (count: number, event: string) =>
    `${counted(count, 'decision was', 'decisions were')} prepared more than two days ago: ${event}`,
  enquiries: (count: number) =>
    `${counted(count, 'question waits', 'questions wait')} for an answer`,
  resultEnquiries: (count: number, event: string) =>
    `${counted(count, 'question', 'questions')} about results of ${event}`,
  failedMails: (count: number) => `${counted(count, 'mail', 'mails')} failed`,
  refusedAddresses: (count: number) =>
    `${counted(count, 'address is', 'addresses are')} refused: no mail goes there`,
  publication: (edition: string) => `${edition} was not published at its time`,
  announcement: (subject: string) => `Not sent at its time: ${subject}`,
  nobodyReadsReplies: 'Nobody reads replies to mails: say who does',
} as const;
