import type { HintReason } from '@pratibha/domain/judging/conflict-hints';
import type { NamedBy } from '@pratibha/domain/judging/names-in-works';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** What organisers do with a round while it is judged. */
export const RUNNING_WORDS = {
  heading: 'While it runs',
  separator: ' · ',
  failed: 'That did not work. Please try again.',
  save: 'Save',
  saved: 'Saved.',

  pause: 'Pause Judging',
  pauseTitle: 'Pause judging',
  pauseText:
    'Every judge reads your sentence within seconds. What they fill in is kept; nothing is sent until it goes on, and every end moves by the pause.',
  sentence: 'What judges read',
  sentenceHelp: 'Such as: the hall is being cleared, go out by the nearest door.',
  pauseNow: 'Pause',
  pausing: 'Pausing…',
  paused: (since: string, sentence: string) => `Paused since ${since}: “${sentence}”`,
  goOn: 'Go On',
  wentOn: 'Judging goes on.',

  others: (count: number) => `and ${some(count, 'other', 'others')}`,
  few: (works: number) => `${some(works, 'work lacks', 'works lack')} judges:`,
  idle: (judges: number) => `${some(judges, 'judge has', 'judges have')} not begun:`,
  untried: (judges: number) =>
    `${some(judges, 'judge has', 'judges have')} not tried the invented work:`,
  allWell: 'Every work has its judges, and every judge has begun.',

  comments: 'Hours for comments after the end',
  commentsHelp:
    'From 0 to 24. Scores are fixed at the end; comments of what was scored in time may be finished so long.',
  commentsWrong: (most: number) => `Type a whole number from 0 to ${most}.`,
  saveComments: 'Save Hours',

  moreTime: 'Give More Time',
  moreTimeLabel: (name: string) => `Give More Time: ${name}`,
  moreTimeTitle: 'Until when may this judge go on?',
  until: 'Until',
  untilHelp: 'Nepal time (UTC+05:45). Empty: as the others.',
  hasUntil: (end: string) => `has until ${end}`,
  train: 'Put Into Training',
  trainLabel: (name: string) => `Put Into Training: ${name}`,
  untrain: 'End Training',
  untrainLabel: (name: string) => `End Training: ${name}`,
  inTraining: 'In training: counts nowhere',
  notTried: 'Has not tried yet',
} as const;

/** Judges who wait for an organiser. */
export const JUDGE_CALLS_WORDS = {
  heading: 'Judges call',
  from: (name: string, work: number | null) => (work === null ? name : `${name}, Work ${work}`),
  nobody: 'A judge',
  since: (when: string) => `since ${when}`,
  come: 'I Am Coming',
  comeLabel: (name: string) => `I am coming to ${name}`,
  coming: (name: string) => `${name} is coming`,
  done: 'Done',
  doneLabel: (name: string) => `Done: the call of ${name}`,
} as const;

/** What was found between judges and works. */
export const HINTS_WORDS = {
  heading: 'Hints of conflicts',
  intro:
    'These may know each other. Such a work is not proposed to the judge until you lift the hint; who has it already keeps it until you confirm.',
  reasons: {
    'same-mobile': 'the same mobile number',
    'same-mail-domain': 'addresses of the same house',
    'same-college': 'the same college',
  } satisfies Record<HintReason, string>,
  between: (judge: string, reason: string) => `${judge}: ${reason}`,
  works: (names: string) => `With ${names}`,
  more: (count: number) => `and ${some(count, 'other', 'others')}`,
  confirm: 'Confirm',
  confirmLabel: (name: string, reason: string) => `Confirm: ${name}, ${reason}`,
  lift: 'Lift',
  liftLabel: (name: string, reason: string) => `Lift: ${name}, ${reason}`,
  confirmed: 'They are conflicts now.',
  lifted: 'Lifted.',
  named: 'Works that name who made them',
  namedIntro: 'This round is blind, and these works say in their text or links:',
  namedBy: {
    name: 'a name',
    college: 'the college',
    mail: 'the e-mail address',
    mobile: 'the mobile number',
  } satisfies Record<NamedBy, string>,
  namedWork: (work: string, by: string) => `${work}: ${by}`,
  failed: 'The hints could not be loaded.',
  beforeAsking: 'Before you ask:',
  ofAddress: (email: string, reason: string, works: number) =>
    `${email}: ${reason} with ${some(works, 'work', 'works')}`,
  ownWorks: (email: string, works: number) => `${email}: made ${works} of these works`,
} as const;

/** Score sheets on paper. */
export const PAPER_WORDS = {
  enter: 'Enter From Paper',
  title: (work: string, judge: string) => `${work}, from the paper of ${judge}`,
  intro: 'It counts as if it had been sent in time, and says that you entered it.',
  level: 'Level',
  choose: 'Choose…',
  levelName: (level: number, sentence: string) =>
    sentence === '' ? `${level}` : `${level} · ${sentence}`,
  comment: 'Comment for the participant',
  note: 'Note for organisers',
  save: 'Enter',
  saving: 'Entering…',
  entered: 'The sheet is entered.',
  failed: 'That did not work. Please try again.',
  fromPaperShort: 'from paper',
  fromPaper: (by: string) => `From paper by ${by}`,

  print: 'Print Sheets',
  printTitle: 'Score sheets to print',
  printHelp: 'One page for each: a judge and a work. Nobody who made a work is named.',
  of: 'Which ones',
  all: 'All that are not sent',
  ofJudge: (name: string) => `Of ${name}`,
  ofWork: (work: string) => `Of ${work}`,
  none: 'There is none.',
  pages: (count: number) => some(count, 'page', 'pages'),
  sheet: 'Score sheet',
  judge: 'Judge',
  signature: 'Signature',
  code: (work: string, judge: string) => `Where the sheet of ${work} and ${judge} is entered`,
  openLines: 'Comment for the participant:',
  noteLines: 'Note for organisers:',
} as const;
