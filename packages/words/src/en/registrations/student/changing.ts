/** Words of changing what was answered. */
export const CHANGING_WORDS = {
  dialogTitle: (event: string) => `Your answers for ${event}`,
  loadFailed: 'Your answers could not be loaded.',
  keeps: 'Your registration keeps its date and its number. The organisers see what you change.',
  submit: 'Save Changes',
  sending: 'Saving…',
  draftRestored: 'What you changed in this tab is back; it is not saved yet.',
  draftNote: 'Kept as a draft in this tab until you save.',
  changed: (event: string) => `Your answers for ${event} are changed.`,
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
