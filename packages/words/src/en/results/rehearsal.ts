/** The invented winners of a rehearsal; nobody is called so. */
export const REHEARSAL_WORDS = {
  winner: (number: number) => `Invented Winner ${number}`,
  college: 'a college that does not exist',
  special: 'A special award',
  specialPrize: 'An invented prize',
  /** Where the competition offers no prizes. */
  prizes: ['First', 'Second', 'Third'],
} as const;
