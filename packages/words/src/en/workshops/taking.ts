/** The questions of a class, asked of who takes a seat in it. */
export const TAKE_CLASS_WORDS = {
  title: (title: string) => `Take a seat: ${title}`,
  take: 'Take a Seat',
  taking: 'Taking…',
  took: 'You have a seat.',
  swap: 'Yes, Swap',
  swapped: 'You have a seat in this class instead.',
  refused: 'This could not be done.',
  uncertain: 'No answer came, so it is not certain that this was done. Look at your seats.',
} as const;
