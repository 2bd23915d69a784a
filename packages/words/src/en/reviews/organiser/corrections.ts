/** Putting remarks right after a decision. */
export const CORRECTION_WORDS = {
  correct: 'Correct the Remarks',
  title: 'Correct the remarks',
  text: 'The decision stays as it is. The student finds these remarks in place of the others, marked as corrected, and is told so by bell and mail. The audit keeps both.',
  save: 'Save the Correction',
  saved: 'Remarks corrected!',
  overtaken: 'Somebody else changed this meanwhile. Look at it again.',
} as const;
