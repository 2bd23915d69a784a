/** Words of answering otherwise while a place is held. */
export const WAITING_ANSWERS_WORDS = {
  dialogTitle: (event: string) => `Your answers for ${event}`,
  loadFailed: 'Your answers could not be loaded.',
  keeps:
    'Something that you chose is full by now. Choose another; the place stays held for you, and is yours once you accept it.',
  submit: 'Save Answers',
  sending: 'Saving…',
  draftRestored: 'What you changed in this tab is back; it is not saved yet.',
  draftNote: 'Kept as a draft in this tab until you save.',
  changed: (event: string) =>
    `Your answers for ${event} are changed. Accept the place to be registered with them.`,
  failed: 'Failed to change your answers.',
  uncertain:
    'No answer came, so it is not certain that your changes arrived. They are kept: try again.',
  changedElsewhere:
    'Your answers were changed in another tab or on another device meanwhile, so nothing was saved. What you entered is kept: look through it, then save again to put it in their place.',
  questionsChanged:
    'The organisers have just changed the questions, so nothing was saved. Your answers are kept: look through them and save again.',
  optionsFull:
    'Something that you chose is full by now, so nothing was saved. Your answers are kept: choose another where it is marked.',
  discard: 'Your changes have not been saved.',
} as const;
