import type { ResultState } from '@pratibha/domain/results/result-state';

const STATES: Readonly<Record<ResultState, string>> = {
  open: 'Nothing is frozen yet.',
  frozen: 'Frozen. Nobody but its organisers knows.',
  approved: 'Frozen and approved. Nobody but its organisers knows.',
  waiting: 'Approved. They come out by themselves at the instant below.',
  showing: 'Being told by a show: everybody sees the awards that were revealed.',
  released: 'Out: everybody sees them.',
  correcting: 'Being corrected. What was released stays until the corrected results are.',
};

/** `/admin/results/$id`: the results of a round. */
export const RESULTS_WORDS = {
  heading: 'Results',
  separator: ' · ',
  back: 'Back to the round',
  notFound: 'There is no such round.',
  loadFailed: 'Failed to load the results.',
  tryAgain: 'Failed. Try again.',
  uncertain: 'No answer came, so it is not certain that it was done. Look before you try again.',

  standing: 'Where they stand',
  states: STATES,
  needsApproval: 'Somebody else who organises the event approves them before they come out.',
  nobodyElse: 'Nobody else organises the event, so that nobody has to approve them.',
  late: (count: number) =>
    `${count === 1 ? '1 sheet' : `${count.toLocaleString('en-US')} sheets`} came late, and nobody said whether ${count === 1 ? 'it counts' : 'they count'}. Settle that before you freeze.`,
  frozen: (at: string, by: string) => `Frozen on ${at} by ${by}.`,
  approved: (at: string, by: string) => `Approved on ${at} by ${by}.`,
  released: (at: string) => `Out since ${at}.`,
  waits: (at: string) => `They come out on ${at}.`,
  hash: 'SHA-256 of what is frozen',
  shown: (ranks: boolean, check: boolean) =>
    `${ranks ? 'Each participant reads their rank.' : 'Ranks below the awards are told nobody.'} ${check ? 'Anybody may compute the ranks again.' : 'The sheets are not given out to be computed again.'}`,

  freeze: 'Freeze Results',
  approve: 'Approve Results',
  approveTitle: 'Approve these results?',
  approveText: 'You say that awards and order are right. They are not out by that.',
  confirmApprove: 'Yes, Approve',
  approvedToast: 'The results are approved.',
  release: 'Release Results',
  callOff: 'Call Off',
  callOffTitle: 'Call off the release?',
  callOffText: 'The results stay frozen and approved, and come out when somebody releases them.',
  confirmCallOff: 'Yes, Call Off',
  calledOff: 'The release is called off.',
  thaw: 'Thaw Results',
  correct: 'Correct Results',

  awards: 'Awards',
  noAwards: 'No award is given.',
  award: (title: string, prize: string) => (prize === '' ? title : `${title}: ${prize}`),
  who: (number: number, name: string, college: string | null) =>
    [`Work ${number}`, name, ...(college ? [college] : [])].join(' · '),
  note: (note: string) => `Why this one: ${note}`,
  leftOver: (titles: readonly string[]) => `Not given: ${titles.join(', ')}.`,

  ranked: 'Works by rank',
  byFinal: {
    ballots: 'The first of them are ranked by a final, too.',
    meeting: 'The first of them stand as a meeting ranked them.',
  },
  rankedLater: 'Works stand here by their ranks once the round is over.',
  noWorks: 'No work is judged in this round.',
  points: (points: number | null, sheets: number) =>
    points === null
      ? 'No sheet that counts'
      : `${points.toLocaleString('en-US', { maximumFractionDigits: 1 })} of 100 points, ${sheets === 1 ? '1 sheet' : `${sheets.toLocaleString('en-US')} sheets`}`,
  group: (first: number, last: number) => `ranks ${first} to ${last} are open`,

  history: 'Earlier results',
  earlier: (number: number, at: string) => `Number ${number}, frozen on ${at}`,
  thawed: (at: string, reason: string) => `Thawed on ${at}: ${reason}`,
} as const;

/** The dialog that releases results. */
export const RELEASE_WORDS = {
  title: 'Release these results?',
  text: 'Everybody who handed in is told by the bell and by mail, and reads what judges gave and wrote. It cannot be taken back, only corrected.',
  now: 'Now',
  later: 'At an instant',
  at: 'Instant',
  atHelp: 'In Nepal time. Until then it can be called off.',
  atMissing: 'Choose an instant.',
  release: 'Release',
  releasing: 'Releasing…',
  done: 'The results are out.',
  waits: 'The results come out at that instant.',
} as const;

/** The dialog that thaws results, or begins a correction. */
export const THAW_WORDS = {
  titles: { thaw: 'Thaw these results?', correct: 'Correct these results?' },
  texts: {
    thaw: 'The round can change again, and approval begins anew.',
    correct:
      'What is out stays as it is until you release corrected results. The reason is shown with them: name nobody in it.',
  },
  reason: 'Reason',
  reasonMissing: 'Give the reason.',
  confirm: { thaw: 'Thaw', correct: 'Begin Correction' },
  done: 'The results are thawed.',
} as const;
