/** Of those who are shortlisted and cannot come. */
export const CANNOT_COME_WORDS = {
  mark: 'Cannot come',
  filter: 'Filter by Coming',
  all: 'Coming or not',
  choices: { comes: 'Comes', cannot_come: 'Cannot come' },
  since: (at: string) => `Cannot come, as they said on ${at}`,
  coming: 'Coming',
  /** '28 of 30 come' */
  come: (come: number, shortlisted: number) => `${come} of ${shortlisted} come`,
} as const;
