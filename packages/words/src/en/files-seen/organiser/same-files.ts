/** Of the hint that another work has the very same file. */
export const SAME_FILES_WORDS = {
  heading: 'The very same file elsewhere',
  intro: 'This says nothing of who had it first, nor that something is wrong.',
  /** 'poster.jpg is final.jpg of Nima Sherpa in Poster Sprint (2030)' */
  other: (file: string, other: string, by: string, event: string, edition: string) =>
    `${file} is ${other} of ${by} in ${event} (${edition})`,
  samePerson: (file: string, other: string, event: string, edition: string) =>
    `${file} is ${other} of the same person in ${event} (${edition})`,
  unseen: (file: string) => `${file} is also in a work of an event that you may not see.`,
  open: 'Open that work',
} as const;
