import type { CannotReason } from '@pratibha/domain/judging/score-sheets';

/** A work to judge, and one's own score sheet below it. */
export const JUDGED_WORK_WORDS = {
  loading: 'Loading…',
  failed: 'Failed to load the work.',
  gone: 'This work is not yours to judge, or is judged no more.',
  heading: 'A work to judge',
  number: (number: number) => `Work ${number}`,
  back: 'All works of the round',
  until: (closes: string, distance: string) => `Until ${closes}, ${distance}`,
  windowOver:
    'The round is over. What you save now arrives late, and counts only when an organiser says so.',
  description: 'Description',
  links: 'Links',
  parts: 'What was handed in',
  opens: (host: string) => `Open the work at ${host}`,
  opensOther: (host: string) => `Open the demo or alternate at ${host}`,
  opensElsewhere: '(opens in a new tab)',
  by: (name: string, college: string | null) => (college === null ? name : `${name}, ${college}`),

  sheet: 'Your score sheet',
  lookAgain: 'It was handed in again since you scored it. What you gave before stands beside.',
  scoreAgain:
    'The rubric changed since you scored it. What you gave before stands below, and counts no more.',
  earlier: 'What you gave before',
  earlierNone: '–',
  share: (percent: number) => `${percent} %`,
  level: (level: number, sentence: string) =>
    sentence === '' ? `${level}` : `${level} · ${sentence}`,
  alsoGiven: (works: number) =>
    works === 1 ? 'you gave it to 1 other work' : `you gave it to ${works} other works`,
  before: (level: number) => `Before: ${level}`,
  beforeText: (text: string) => `Before: “${text}”`,
  keys: (most: number) => `Choose with the arrow keys, or type 1 to ${Math.min(most, 9)}.`,
  comment: 'Comment for the participant',
  commentHelp: 'Whoever handed it in reads it once results are out.',
  commentLeast: (least: number) =>
    `At least ${least === 1 ? '1 word' : `${least} words`}. Whoever handed it in reads it once results are out.`,
  note: 'Note for organisers (optional)',
  noteHelp: 'Only organisers read it.',
  count: (count: number, limit: number) =>
    `${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,

  saved: 'Saved. Not sent yet.',
  untouched: 'Nothing is filled in yet. It is saved as you go.',
  saving: 'Saving…',
  sending: 'Sending…',
  offline: 'Not saved yet: no connection. It is saved by itself once there is one.',
  offlineSend: 'Not sent yet: no connection. It is sent by itself once there is one.',
  refused: (why: string) => `Not saved yet: ${why}`,
  notSent: (why: string) => `Not sent yet: ${why}`,
  keptHere: 'What you filled in is kept on this device.',
  correcting: 'Your correction is not sent yet.',
  saveNow: 'Save Now',
  uncertain: 'no answer came.',
  missing: 'Something is missing. Look at what is marked.',

  send: 'Send',
  correct: 'Correct',
  sendCorrection: 'Send Correction',
  dropCorrection: 'Drop Correction',
  sent: (at: string) => `Sent on ${at}.`,
  late: {
    asked: 'It arrived after the end of the round, and counts only when an organiser says so.',
    counted: 'It arrived after the end of the round, and counts: an organiser has said so.',
    refused: 'It arrived after the end of the round, and does not count: an organiser has said so.',
  },
  nextStand: 'Next Stand',
  nextWork: 'Next Work',
  allDone: 'You have sent all there is.',

  clashTitle: 'It was changed somewhere else',
  clashText:
    'Another tab or device of yours saved another version of this sheet. Which one holds? The other one is gone then.',
  clashEmpty:
    'What you filled in on this device is of an earlier version of the work or the rubric. Does it hold for this one, too?',
  clashKept: 'What is kept',
  clashMine: 'What is here',
  noScore: '–',
  scoreLine: (criterion: string, score: string) => `${criterion}: ${score}`,
  commentLine: (text: string) => `Comment: “${text}”`,
  noteLine: (text: string) => `Note: “${text}”`,
  keepMine: 'Keep Mine',
  takeKept: 'Take What Is Kept',

  cannot: 'Cannot Be Judged',
  cannotTitle: 'Why can it not be judged?',
  cannotReasons: {
    'not-there': 'It is not there.',
    'does-not-open': 'It does not open.',
    'against-the-rules': 'It is unlike what the rules ask.',
  } satisfies Record<CannotReason, string>,
  cannotMissing: 'Choose a reason.',
  saidCannot: (reason: string) => `You said that it cannot be judged: ${reason}`,
  judgeAfterAll: 'Judge It After All',
  conflict: 'I Know Who Made This',
  conflictTitle: 'Do you know who made this?',
  conflictText:
    'You see this work no more, and what you scored of it does not count. Another judge gets it. This cannot be taken back by you.',
  confirmConflict: 'Yes, Give It Away',
  conflictSaid: 'Thank you. Somebody else judges it.',
  failedToSay: 'That did not work. Please try again.',
} as const;
