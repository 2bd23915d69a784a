/** Of an event that is duplicated, with what it asks to hand in. */
export const WORK_FORM_COPY_WORDS = {
  failed: 'What is handed in did not come along: say it anew in the details of the event.',
} as const;
