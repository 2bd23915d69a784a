import type { RoundState } from '@pratibha/domain/judging/rounds';
import type { AssignmentState } from '@pratibha/domain/judging/score-sheets';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** The rounds that one judges, and the works of one of them. */
export const JUDGED_ROUNDS_WORDS = {
  heading: 'Judging',
  intro: 'Rounds in which you judge, or are asked to.',
  loading: 'Loading…',
  failed: 'Failed to load your rounds.',
  roundFailed: 'Failed to load the round.',
  none: 'You are not asked to judge anything now.',
  gone: 'There is no such round, or you do not judge in it.',
  all: 'All your rounds',
  events: 'Browse Events',
  help: 'How judging goes',
  separator: ' · ',

  states: {
    prepared: 'Being prepared',
    waiting: 'Begins later',
    open: 'Open',
    over: 'Over',
  } satisfies Record<RoundState, string>,
  window: (opens: string, closes: string) => `${opens} to ${closes}`,
  ends: (distance: string) => `Ends ${distance}`,
  sent: (sent: number, works: number) => `${sent} of ${works} sent`,
  minutes: (minutes: number) => `About ${some(minutes, 'minute', 'minutes')} a work`,

  named: 'Your name is told with the results, and to whoever made a work that you score.',

  asked: 'You are asked to judge here.',
  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: 'Judge in this round',
  most: 'At most … works',
  mostHelp: 'Empty for any number.',
  declineTitle: 'Decline to judge',
  declineText: 'What you have not sent goes to others; what you sent stays.',
  reason: 'Reason (optional)',
  reasonHelp: 'The organisers of the event read it.',
  accepted: 'Thank you. You judge in this round.',
  declined: 'You declined.',
  answerFailed: 'That did not work. Please try again.',

  works: 'Works',
  shownFrom: (opens: string) => `Works are shown from ${opens}.`,
  noWorks: 'No work is assigned to you yet. You are told when there is one.',
  noOrder: 'Works come to you in a room. When, stands here once the organisers publish it.',
  next: 'Next work',
  work: (number: number) => `Work ${number}`,
  presented: (from: string, until: string) => `${from} to ${until}`,
  workStates: {
    'not-begun': 'Not begun',
    begun: 'Begun',
    sent: 'Sent',
    cannot: 'Cannot be judged',
    'look-again': 'Changed since: look again',
  } satisfies Record<AssignmentState, string>,
  yours: (criterion: string, level: number) => `${criterion}: ${level}`,
} as const;
