/** Words of the form in which a student answers follow-up questions. */
export const FOLLOW_UP_FORM_WORDS = {
  dialogTitle: (event: string) => `Questions for ${event}`,
  keeps: 'The organisers of the event see your answers. Until the last day you can change them.',
  submit: 'Save Answers',
  sending: 'Saving…',
  draftRestored: 'What you answered in this tab is back; it is not saved yet.',
  draftNote: 'Kept as a draft in this tab until you save.',
  changed: (event: string) => `Your answers for ${event} are saved.`,
  failed: 'Failed to save your answers.',
  uncertain:
    'No answer came, so it is not certain that your answers arrived. They are kept: try again.',
  changedElsewhere:
    'You answered in another tab or on another device meanwhile, so nothing was saved. What you entered is kept: look through it, then save again to put it in their place.',
  questionsChanged:
    'The organisers have just changed the questions, so nothing was saved. Your answers are kept: look through them and save again.',
  optionsFull:
    'Something that you chose is full by now, so nothing was saved. Your answers are kept: choose another where it is marked.',
  discard: 'Your answers have not been saved.',
} as const;
