/** What was released of a work, in its details. */
export const OWN_RESULT_WORDS = {
  label: 'Results',
  award: (title: string, prize: string) => (prize === '' ? title : `${title}: ${prize}`),
  noAward: (round: string, hasComments: boolean) =>
    `${round === '' ? 'No' : `${round}: no`} award this time.${hasComments ? ' What the judges say stands below.' : ''}`,
  rank: (rank: number, of: number) => `Rank ${rank} of ${of}`,
  criteria: 'What the judges gave',
  levels: (levels: readonly number[], most: number) => `${levels.join(', ')} of ${most}`,
  field: (from: number, to: number, middle: number) =>
    `half of all works between ${from} and ${to}, the middle one ${middle}`,
  comments: 'What the judges wrote',
  judges: 'Who judged',
  corrected: (reason: string) => `The results were corrected: ${reason}`,
} as const;
