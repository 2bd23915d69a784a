/** The dialog that prepares a preselection and a final. */
export const ROUND_PAIR_WORDS = {
  press: 'Prepare Preselection and Final',
  title: 'Prepare a Preselection and a Final',
  intro:
    'Two rounds with the same rubric: the final takes the best of the preselection. All of it can be changed before they open.',
  preselection: 'Preselection',
  final: 'Final',
  save: 'Save',
  added: 'Two rounds are prepared.',
} as const;
