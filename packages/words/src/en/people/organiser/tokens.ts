import type { TokenScope } from '@pratibha/domain/people/tokens';

/** Words of the page where organisers make tokens for programs. */
export const TOKENS_WORDS = {
  heading: 'Tokens',
  intro:
    'With a token a program does in your name what you may do. What it does stands in the audit with its name.',
  documentation: 'What programs can ask for',
  make: 'Make a Token',
  making: 'Making…',
  empty: 'No program acts in your name.',
  loadFailed: 'Failed to load your tokens.',
  live: 'In use',
  over: 'Over',

  name: 'Name',
  nameHelp: 'Which program has it, such as “Results on the college’s site”.',
  scope: 'It may',
  scopes: { read: 'Read', write: 'Read and change' } satisfies Record<TokenScope, string>,
  days: 'It ends after',
  dayCount: (days: number) => (days === 365 ? 'a year' : `${days} days`),
  uncertain: 'It is not certain that the token was made. Look into the list before you try again.',

  shownTitle: 'Copy the token now',
  shown: 'It is not shown again. Keep it like a password: whoever has it acts as you.',
  token: 'Token',

  made: (when: string) => `Made ${when}`,
  used: (when: string) => `Last used ${when}`,
  unused: 'Not used yet',
  ends: (when: string) => `Ends ${when}`,
  ended: (when: string) => `Ended ${when}`,

  end: 'End',
  endLabel: (name: string) => `End ${name}`,
  endTitle: 'End this token?',
  endText: (name: string) =>
    `The program with “${name}” is refused from its next request on. This cannot be undone.`,
  confirmEnd: 'Yes, End It',
  endDone: 'The token was ended.',
  failed: 'That did not work. Please try again.',
} as const;
