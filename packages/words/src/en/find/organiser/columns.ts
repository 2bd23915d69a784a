/** Words of choosing the columns of a list. */
export const LIST_COLUMNS_WORDS = {
  title: 'Columns',
  intro: 'Which columns you see in this list, and in which order. Others see theirs.',
  columns: 'Columns of the list',
  answer: (question: string) => `Answer: ${question}`,
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
  save: 'Save Columns',
  asEverybody: 'As for Everybody',
  saved: 'Columns saved.',
  tooMany: (most: number) => `Choose ${most} columns at most.`,
} as const;
