/** Headers of columns that somebody chose beside those of everybody. */
export const MORE_COLUMNS_WORDS = {
  college: 'College',
  email: 'Email',
  decidedBy: 'Decided by',
  decidedAt: 'Decided at',
} as const;
