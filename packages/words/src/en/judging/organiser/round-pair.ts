/** The dialog that prepares a preselection and a final. */
export const ROUND_PAIR_WORDS = {
  press: 'Prepare Preselection and Final',
  title: 'Prepare a Preselection and a Final',
  intro:
    'Two rounds with the same rubric: the final takes the best of the preselection. All of it can be changed before they open.',
  preselection: 'Preselection',
  final: 'Final',
  finalManner: 'How the final is judged',
  finalMannerHelp: 'The preselection is judged remotely. Both can be changed until they open.',
  save: 'Save',
  added: 'Two rounds are prepared.',
} as const;
