import { formatDay } from '../time.ts';

/** Where a student is asked follow-up questions. */
export const FOLLOW_UP_WORDS = {
  heading: 'Questions now that you are in',
  asked: (lastDay: string) => `The organisers need your answers until ${formatDay(lastDay)}.`,
  askedOf: (event: string, lastDay: string) =>
    `${event}: you are in. The organisers need your answers until ${formatDay(lastDay)}.`,
  answered: (lastDay: string) =>
    `You have answered. You can change your answers until ${formatDay(lastDay)}.`,
  over: 'You have answered. The last day for changes is over.',
  missed: (lastDay: string) =>
    `Closed on ${formatDay(lastDay)}; not answered. Tell the organisers if they still need it.`,
  answer: 'Answer the Questions',
  answerFor: (event: string) => `Answer the Questions: ${event}`,
  change: 'Change My Answers',
  failed: 'Whether the organisers ask you something could not be loaded.',
} as const;
