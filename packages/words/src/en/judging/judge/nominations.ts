/** The nominations of a judge. */
export const OWN_NOMINATIONS_WORDS = {
  heading: 'Nominations',
  intro:
    'Beside the points you may nominate one of your works each. You can change it until the round ends.',
  over: 'The round is over: nominations stay as they are.',
  work: (title: string) => `Work for ‘${title}’`,
  none: 'None',
  number: (number: number) => `Work ${number}`,
  reason: 'Reason',
  reasonHelp: 'Only organisers read it.',
  reasonMissing: 'Say why.',
  save: 'Save Nomination',
  saveLabel: (title: string) => `Save Nomination for ${title}`,
  saved: (title: string) => `Saved for ‘${title}’.`,
  open: 'Not saved yet. This tab keeps it.',
  clash: (work: string, reason: string) =>
    reason === ''
      ? `Another tab or device of yours saved this meanwhile: ${work}.`
      : `Another tab or device of yours saved this meanwhile: ${work}, “${reason}”.`,
  takeSaved: 'Take What Is Saved',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Failed to load the nominations.',
} as const;
