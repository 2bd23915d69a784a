/**
 * The two questions about showing a work. Students are minors: each says what is shown where, and
 * what nobody can take back.
 */
export const CONSENT_WORDS = {
  heading: 'Shown only with your word',
  intro:
    'Both are off until you tick them, and neither changes how your work is judged. If you are under 18, ask at home first. You can change both at any time in My Submissions.',
  show: 'Show my work',
  showHelp:
    'Once the results are out, everybody on the internet may see your work here: its description and its links. Without this only the organisers and the jury see it.',
  name: 'Name me with it',
  nameHelp: (college: string | null) =>
    `Where your work wins or is shown, everybody on the internet may read your name with it. Without this it says “${college === null ? 'a student' : `a student of ${college}`}”. The organisers know who you are either way, and may name you in the hall.`,
  copies:
    'Taken back, it is gone from these pages within a second. Copies that others made meanwhile, such as screenshots, stay.',
  shownHere: 'Shown here',
  saved: 'Saved.',
  failed: 'This could not be saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Try again.',
} as const;
