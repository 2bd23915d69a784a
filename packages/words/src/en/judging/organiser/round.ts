import type { JudgeState } from '@pratibha/domain/judging/judges';
import type {
  AssignmentState,
  CannotReason,
  OutReason,
} from '@pratibha/domain/judging/score-sheets';
import type { InvitationMail } from '@pratibha/domain/people/invitations';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
const judges = (count: number) => some(count, 'judge', 'judges');

/** The page of one round of judging. */
export const ROUND_WORDS = {
  heading: 'Round',
  back: 'All rounds of the event',
  loadFailed: 'Failed to load the round.',
  notFound: 'There is no such round, or you do not organise its event.',
  judgesToo:
    'You judge in this round, too, and have sheets to send: until then you see states and no scores.',
  separator: ' · ',

  edit: 'Change Round',
  results: 'Results',
  export: 'Download Sheets',
  ranking: 'Ranking',
  remove: 'Delete Round',
  removeTitle: 'Delete this round?',
  removeText: (title: string) =>
    `“${title}” goes with its rubric, and whoever was asked to judge is asked no more.`,
  confirmRemove: 'Yes, Delete It',
  removed: 'The round was deleted.',
  open: 'Open Round',
  openTitle: 'Open this round?',
  openText: (works: number) =>
    `${some(works, 'work is', 'works are')} fixed and numbered. Until the round is over, a work that is handed in again, rejected or taken back leaves it.`,
  confirmOpen: 'Yes, Open It',
  opened: 'The round is open.',

  rubric: 'Rubric, as judges see it',
  editRubric: 'Change Rubric',
  share: (percent: number) => `${percent} %`,
  comment: {
    none: 'Judges write no comment for the participant.',
    may: 'Judges may write a comment, which the participant will read.',
    must: (least: number) =>
      `Judges must write a comment of at least ${some(least, 'word', 'words')}, which the participant will read.`,
  },
  note: 'They may write a note that organisers alone read.',

  works: 'Works',
  worksOf: (count: number) => some(count, 'work is judged', 'works are judged'),
  number: (number: number | null) => (number === null ? 'Not in the round' : `Work ${number}`),
  notChosen: 'Not chosen',
  bestLater:
    'They are the best of the round before: who that is stands there when you open the round.',
  borderReason: (reason: string) =>
    `Of those who were equal at the border these were taken: “${reason}”`,
  cameLater: (count: number) => `${some(count, 'work', 'works')} came later: not assigned yet.`,
  takeThemIn: 'Take Them In',
  notAssignedYet: 'Came later, not assigned yet',
  outBecause: {
    resubmitted: 'Out: handed in again',
    reopened: 'Out: its decision was taken back',
    rejected: 'Out: rejected',
    erased: 'Out: its person was erased',
    'by-hand': 'Out: taken out by an organiser',
  } satisfies Record<OutReason, string>,
  newer: (version: number) => `Version ${version} was handed in since.`,
  putIn: 'Put In',
  putInLabel: (name: string) => `Put in the work of ${name}`,
  takeOut: 'Take Out',
  takeOutLabel: (name: string) => `Take out the work of ${name}`,
  noWorks: 'There is no work that could be judged.',

  judges: 'Judges',
  ask: 'Ask Judges',
  noJudges: 'Nobody is asked yet.',
  nameless: 'Somebody',
  states: {
    asked: 'Asked, has not answered',
    accepted: 'Judges',
    declined: 'Declined',
    ended: 'Taken out',
  } satisfies Record<JudgeState, string>,
  guest: 'Guest, by a link',
  noAccount: 'No account yet: they come by signing in with this address.',
  suspended: 'The account is closed.',
  organiserToo: 'Organises, too',
  mails: {
    none: 'No mail went out: tell them.',
    waiting: 'The mail is on its way.',
    sent: 'The mail was sent.',
    refused: 'A mail server refused this address: check it.',
    failed: 'The mail could not be sent: tell them.',
  } satisfies Record<InvitationMail, string>,
  because: (reason: string) => `“${reason}”`,
  atMost: (works: number) => `at most ${some(works, 'work', 'works')}`,
  progress: (sent: number, works: number) => `${sent} of ${some(works, 'sheet', 'sheets')} sent`,
  notBegun: 'Has not begun',
  limit: 'Change Limit',
  limitLabel: (name: string) => `Change Limit of ${name}`,
  limitTitle: 'How many works at most?',
  limitField: 'At most',
  limitHelp: 'Empty for any number. What they have already stays.',
  limitSave: 'Save',
  endJudge: 'Take Out',
  endJudgeLabel: (name: string) => `Take out ${name}`,
  endTitle: 'Take this judge out?',
  endText: (name: string) =>
    `${name} judges no more. What they have not sent goes to others when you assign again; what they sent stays.`,
  confirmEnd: 'Yes, Take Them Out',
  ended: 'They judge no more.',
  nudge: 'Remind Those Behind',
  nudged: (told: number, tooSoon: number) =>
    tooSoon === 0
      ? `Reminded ${judges(told)}.`
      : `Reminded ${judges(told)}; ${judges(tooSoon)} not, as the last reminder is less than six hours old.`,

  assign: 'Assignment',
  assignIntro:
    'Gives every work its judges: loads are level, conflicts are kept, and what is assigned stays.',
  propose: 'Propose Assignment',
  proposing: 'Working it out…',
  proposed: 'Proposed',
  nothingToAdd: 'Nothing is missing that could be assigned.',
  adds: (count: number) => some(count, 'sheet more', 'sheets more'),
  take: 'Assign',
  taken: 'Assigned.',
  loads: 'Works a judge',
  load: (name: string, works: number) => `${name}: ${works}`,
  uncovered: 'Works without enough judges',
  lacks: (work: string, missing: number, conflicts: number) =>
    conflicts === 0
      ? `${work} lacks ${judges(missing)}: too few have room for it.`
      : `${work} lacks ${judges(missing)}: ${judges(conflicts)} have a conflict with it.`,
  apart: (groups: number) =>
    `The judges fall into ${groups} groups that share no work: their scores cannot be compared well.`,
  failed: 'That did not work. Please try again.',

  matrix: 'Who judges what',
  matrixHelp:
    'Move by the arrow keys, and open with Enter. Below a work stands how many of its judges it has.',
  work: 'Work',
  showAll: (count: number) => `Show All ${count.toLocaleString('en-US')} Works`,
  cells: {
    'not-begun': 'Not begun',
    begun: 'Begun',
    sent: 'Sent',
    cannot: 'Cannot',
    'look-again': 'Again',
  } satisfies Record<AssignmentState, string>,
  points: (points: number) => points.toLocaleString('en-US', { maximumFractionDigits: 1 }),
  conflict: 'Conflict',
  notCounted: 'does not count',
  late: (minutes: number) => `arrived ${some(minutes, 'minute', 'minutes')} late`,
  free: '–',
  covers: (has: number, of: number) => `${has} of ${of}`,
  cell: (work: string, judge: string, state: string) => `${work}, ${judge}: ${state}`,
  notAssigned: 'not assigned',
} as const;

/** What one judge makes of one work. */
export const CELL_WORDS = {
  title: (work: string, judge: string) => `${work} and ${judge}`,
  of: (name: string) => `By ${name}`,
  notAssigned: 'This judge does not have this work.',
  conflict: {
    declared: 'The judge has said that they know who made it.',
    'own-work': 'It is the judge’s own work.',
    organisers: 'An organiser has said that they may not judge it.',
  },
  states: {
    'not-begun': 'Nothing is filled in yet.',
    begun: 'It is being filled in.',
    sent: 'The sheet was sent.',
    cannot: 'The judge says that it cannot be judged.',
    'look-again': 'The work or the rubric changed since: the judge is asked to look again.',
  } satisfies Record<AssignmentState, string>,
  ended: 'The judge does not have the work any more; what was scored is kept.',
  cannot: {
    'not-there': 'It is not there.',
    'does-not-open': 'It does not open.',
    'against-the-rules': 'It is unlike what the rules ask.',
  } satisfies Record<CannotReason, string>,
  give: 'Give Work',
  giveBeyond: 'Give It All the Same',
  take: 'Take Work Away',
  setConflict: 'Set Conflict',
  liftConflict: 'Lift Conflict',
  sheet: 'The sheet',
  lateSheet: (minutes: number) =>
    minutes === 1
      ? 'A sheet that arrived 1 minute late'
      : `A sheet that arrived ${minutes} minutes late`,
  points: (points: string) => `${points} of 100 points`,
  level: (level: number, sentence: string) =>
    sentence === '' ? `${level}` : `${level} · ${sentence}`,
  noScore: '–',
  comment: 'Comment for the participant',
  note: 'Note for organisers',
  sentAt: (at: string) => `Sent ${at}`,
  doesNotCount: (reason: string) => `It does not count: “${reason}”`,
  count: 'Let It Count',
  out: 'Take Sheet Out',
  reason: 'Why it does not count',
  reasonMissing: 'Say why it does not count.',
  loadFailed: 'Failed to load the sheet.',
  done: 'Done.',
} as const;
