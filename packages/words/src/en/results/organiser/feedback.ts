/** What judges wrote for whoever handed in. */
export const FEEDBACK_WORDS = {
  heading: 'Comments for participants',
  intro:
    'Participants read these with their results, without the names of judges. Look at them before you release.',
  none: 'No judge wrote a comment in a sheet that counts.',
  loadFailed: 'Failed to load the comments.',
  of: (number: number, name: string) => `Work ${number} · ${name}`,
  by: (judge: string) => `Written by ${judge}`,
  held: 'Held back',
  changed: (by: string) => `Put otherwise by ${by}`,
  edit: 'Change',
  editLabel: (number: number, judge: string) => `Change what ${judge} wrote of work ${number}`,
  title: 'What the participant reads',
  written: 'As the judge wrote it',
  comment: 'Read in its place',
  commentHelp: 'Blank: as the judge wrote it.',
  hold: 'Hold it back',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
} as const;
