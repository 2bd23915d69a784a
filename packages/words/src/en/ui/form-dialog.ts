/** Words of a dialog that holds what somebody typed. */
export const FORM_DIALOG_WORDS = {
  discardTitle: 'Discard what you typed?',
  discardText: 'Your changes have not been sent.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;
