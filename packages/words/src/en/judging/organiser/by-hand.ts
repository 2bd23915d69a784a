/** What organisers settle of an assignment by hand: works that all judges get, and swaps. */
export const COMMON_WORKS_WORDS = {
  heading: 'Works that every judge gets',
  intro:
    'One or two such works let all scores be compared, however severe a judge is. Choose them before you propose.',
  none: 'None.',
  field: 'Work for every judge',
  choose: 'Choose…',
  add: 'Give to Every Judge',
  remove: 'Not to Every Judge',
  removeLabel: (work: string) => `Not to Every Judge: ${work}`,
  isCommon: 'for every judge',
} as const;

/** The dialog in which two judges swap a work each. */
export const SWAP_WORDS = {
  press: 'Swap Work',
  title: (work: string, judge: string) => `Swap ${work} of ${judge}`,
  intro: (judge: string) => `${judge} gets another work for it; both have as many as before.`,
  judge: 'With',
  work: 'For',
  choose: 'Choose…',
  missing: 'Choose a judge and a work.',
  none: 'No other judge has a work that could be swapped for it.',
  save: 'Swap',
  saving: 'Swapping…',
  failed: 'That did not work. Please try again.',
  done: 'Swapped.',
} as const;
