import type { FinalEnd } from '@pratibha/domain/ranking/finals';

const ballots = (count: number) => (count === 1 ? '1 ballot' : `${count} ballots`);
const percent = (probability: number) => `${Math.floor(100 * probability)} %`;

/** A final among the best works of a round, for its organisers. */
export const FINAL_WORDS = {
  heading: 'Final',
  loadFailed: 'Failed to load the final.',
  intro:
    'Where the order by the sheets leaves open who gets a prize, the best works meet in a final: by ballots of the judges, or in a meeting of them.',
  begin: 'Begin Final',
  meeting: 'Write Down Meeting',
  end: 'End Final',
  callOff: 'Call Off Final',

  goesOn: (given: number, most: number) =>
    `It goes on: ${ballots(given)} of ${most} at most. Judges choose on the page of this round; tell them that they can.`,
  ends: {
    decided: (given: number) =>
      `It is over after ${ballots(given)}: every border of a prize is decided.`,
    'most-ballots': (given: number) =>
      `It is over after ${ballots(given)}, as many as there are. Borders that are not decided stay open.`,
    'by-hand': (given: number) => `It was ended by hand after ${ballots(given)}.`,
    'called-off': () => 'It was called off, and counts no more: the order by the sheets does.',
  } satisfies Record<FinalEnd, (given: number) => string>,
  ofMeeting: (name: string) => `A meeting ranked these works; ${name} wrote it down.`,

  borders: 'Borders of prizes',
  border: (after: number) => `${after} | ${after + 1}`,
  before: (better: number, other: number) => `Work ${better} before Work ${other}`,
  sure: (probability: number) => `decided, ${percent(probability)}`,
  open: (probability: number) => `open, ${percent(probability)} of 90 %`,

  order: 'Order of the final',
  columns: { rank: 'Rank', before: 'By the sheets', work: 'Work', reason: 'Reason' },
  work: (number: number) => `Work ${number}`,
  separator: ' · ',
  noReason: '–',
  pairs: 'Ballots so far',
  pair: (one: number, forOne: number, other: number, forOther: number) =>
    `Work ${one} ${forOne} : ${forOther} Work ${other}`,

  beginTitle: 'Begin a Final',
  beginText:
    'Each judge of this round chooses the better of two works, again and again; the next two are those of which a ballot says most. It ends by itself once every border of a prize is decided with 90 %, or after 60 ballots. A final before counts no more.',
  works: 'Best works',
  worksHelp: 'Works that are equal at the border take part, too.',
  prizes: 'Prizes',
  prizesHelp: 'So many works get one by their rank.',
  beginNow: 'Begin',
  beginning: 'Beginning…',
  begun: 'The final has begun.',
  over: 'The sheets alone decide every border: the final is over already.',

  meetingTitle: 'Write Down a Meeting',
  meetingText:
    'Put the best works in the order on which the judges agreed. A work that stands before one that is better by its sheets takes a reason, which only organisers read. A final before counts no more.',
  place: (rank: number, number: number, name: string) => `${rank}. Work ${number} · ${name}`,
  rankBefore: (rank: number) => `Rank ${rank} by the sheets`,
  up: 'Up',
  down: 'Down',
  upLabel: (number: number) => `Up: Work ${number}`,
  downLabel: (number: number) => `Down: Work ${number}`,
  reason: (number: number) => `Reason for Work ${number}`,
  write: 'Write Down',
  writing: 'Writing…',
  written: 'The ranks of the meeting count.',

  endTitle: 'End this final?',
  endText: 'The ballots that there are count. None is taken any more.',
  endYes: 'Yes, End It',
  ended: 'The final is over.',
  callOffTitle: 'Call this final off?',
  callOffText: 'It counts no more, and works stand as their sheets say. Another one can begin.',
  callOffYes: 'Yes, Call It Off',
  calledOff: 'The final is called off.',
  uncertain: 'That did not work. Please try again.',
} as const;
