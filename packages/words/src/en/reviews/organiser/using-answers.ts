/** Set answers on a review screen; their list and their form have words of their own. */
export const USING_ANSWERS_WORDS = {
  open: 'Set Answers',
  done: (title: string, count: number) => `“${title}” was used on ${count}.`,
  otherEvent: (label: string) => `The tag “${label}” is of another event and was not put on.`,
  besideFailed: (why: string) => `Decided; but not tagged or assigned: ${why}`,
  noSuchDecision: 'This decision cannot be made here.',
} as const;
