/** Words of submitting; what R8.3 and R8.7 quote is word for word. */
export const SUBMISSION_FORM_WORDS = {
  submitTitle: (event: string) => `Submit work for ${event}`,
  resubmitTitle: (event: string) => `Resubmit work for ${event}`,
  replaceTitle: (event: string) => `Replace your work for ${event}`,
  /** Before a first work is sent. */
  once: 'Works for this event can be handed in once: look at everything before you send it.',
  replaceable:
    'Until the deadline you can replace it, as long as the organisers have not decided on it.',
  /** Of the revision that another is about to replace. */
  replaces: (version: number) =>
    `Version ${version} is your work until the next one has arrived. It stays readable for you and the organisers.`,
  workLinkField: 'Work link (URL)',
  workLinkOptional: 'Work link (URL, optional)',
  workLinkHelp: 'Where the jury finds your work. Check that everybody with the link can open it.',
  demoLinkField: 'Demo or alternate link (optional)',
  descriptionField: 'Description',
  descriptionHelp: 'What it is, how it was made, and what you want the jury to see.',
  wordsOf: (words: number, limit: number) =>
    `${words.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} words`,
  words: (words: number) => (words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`),
  opens: (host: string) => `Opens ${host}`,
  sharing: {
    drive: 'In Google Drive: Share, General access, Anyone with the link.',
    onedrive: 'In OneDrive: Share, Anyone with the link can view.',
    figma: 'In Figma: Share, Anyone with the link can view.',
    github: 'On GitHub: Settings of the repository, Change visibility, Public.',
    youtube: 'On YouTube: Visibility, Unlisted or Public; nobody else sees a private video.',
  },
  doubtsTitle: 'Before you send',
  staysInNetwork: 'Only whoever is in the same network can open this.',
  unchanged: 'You changed nothing.',
  sendAnyway: 'Send anyway?',
  send: 'Send Anyway',
  goBack: 'Go Back',
  remarksHeading: 'What the organisers asked for',
  noRemarks: 'The organisers ask you to submit again; they left no remarks.',
  draftRestored: 'Your draft from this browser is back.',
  draftNote: 'Kept as a draft in this browser until you submit.',
  submit: 'Submit Work',
  resubmit: 'Resubmit Work',
  replace: 'Replace My Work',
  sending: 'Sending…',
  discard: 'Your work has not been submitted, and the draft in this browser will be deleted.',
  discardReplacement: 'Your work was not replaced, and the draft in this browser will be deleted.',
  failedToSubmit: 'Failed to submit work.',
  failedToReplace: 'Failed to replace your work.',
  uncertain:
    'No answer came, so it is not certain that your work arrived. Your draft is kept: try again, it never submits twice.',

  handedInElsewhere:
    'Work for this event was already handed in from another tab or device; what you typed here was not sent.',
  decided:
    'The organisers have decided on this work, so it cannot be replaced any more. What you typed was not sent; it stays here until you close the form, and as a draft in this browser.',
  seeDecision: 'See what they decided',
  seeHandedIn: 'See what was handed in',

  alertTitle: 'Something is missing',
  failedDetails: 'Failed to load submission details.',
} as const;
