import { formatDay } from '../time.ts';

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Follow-up questions, as organisers see them. */
export const FOLLOW_UP_ADMIN_WORDS = {
  heading: 'Questions for shortlisted students',
  none: 'None',
  asked: (count: number, lastDay: string) =>
    `${questions(count)}, until the end of ${formatDay(lastDay)}`,
  notAsked: (count: number) => `${questions(count)}, not asked yet: no last day`,
  over: (count: number, lastDay: string) => `${questions(count)}, until ${formatDay(lastDay)}`,
  answered: (count: number) => `Answered: ${count}`,
  unanswered: (count: number) => `Not answered yet: ${count}`,
  write: 'Write Questions',
  edit: 'Edit Questions',
  failed: 'The questions for shortlisted students could not be loaded.',

  answers: 'Answers when shortlisted',
  notYet: 'Not answered yet.',
  answeredAt: (at: string) => `Answered ${at}`,
  answersFailed: 'The answers when shortlisted could not be loaded.',

  filter: 'Filter by Answers',
  all: 'Answered or not',
  choices: { answered: 'Answered', unanswered: 'Not answered yet' },
} as const;
