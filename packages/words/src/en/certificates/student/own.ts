/** The page of one's own certificates. */
export const OWN_CERTIFICATES_WORDS = {
  heading: 'My Certificates',
  intro: 'What you took part in, won or helped with, on paper and as a link.',
  loading: 'Loading your certificates…',
  failed: 'Your certificates could not be loaded.',
  empty:
    'Nothing yet. Whoever hands in a work, wins a prize, judges or helps gets a certificate after the competition; then it stands here, and you are told.',
  browse: 'Browse Events',
  list: 'Your certificates, newest first',
  of: (event: string | null, edition: string) => event ?? edition,
  award: 'Award',
  kind: 'For',
  name: 'Name',
  day: 'Day',
  number: 'Number',
  revoked: 'Revoked',
  revokedBecause: (when: string, reason: string) =>
    `It does not count any more since ${when}. Reason: ${reason}`,
  replacedBy: (number: string) => `In its place there is ${number}.`,
  show: 'Show',
  pdf: 'Download PDF',
  png: 'Download PNG',
  check: 'Check It',
  pictureOf: (number: string) => `The certificate ${number}`,
  pictureFailed:
    'The picture could not be loaded. Where many are asked for at once it takes half a minute: try again then.',
  share: 'Share',
  sharing: 'Making a link…',
  link: 'Link',
  linkAbout: 'Whoever has this link sees your name, the event, the award and the day.',
  copy: 'Copy the Link',
  copied: 'The link is copied.',
  notCopied: 'It could not be copied. Copy it yourself.',
  takeBack: 'Take the Link Back',
  takingBack: 'Taking it back…',
  takenBack: 'The link leads nowhere now.',
  shareFailed: 'That did not work.',
  uncertain: 'No answer came, so it is not certain that this was saved. Reload the page to see.',
} as const;

/** How one's name stands on certificates. */
export const OWN_NAME_WORDS = {
  asked: (edition: string) => `This stands on your certificate of ${edition}`,
  askedText: (until: string) =>
    `Say until ${until} how your name stands on it. Without an answer it is the name of your profile.`,
  said: (edition: string) => `Your name on certificates of ${edition}`,
  saidText:
    'You can correct it once. Certificates that you have are issued again, and the numbers of those before do not count any more.',
  settledText: 'You have corrected it. Ask the organisers for anything else.',
  field: 'Name on the certificate',
  help: 'In Latin letters or Devanagari, as on your papers.',
  preview: 'As it will stand',
  answer: 'Print This Name',
  sending: 'Saving…',
  answered: 'Your name is noted.',
  correct: 'Correct My Name',
  saveCorrection: 'Save the Correction',
  correctTitle: 'Correct your name?',
  confirmCorrect: 'Yes, Correct It',
  corrected: 'Your name is corrected.',
  uncertain: OWN_CERTIFICATES_WORDS.uncertain,
} as const;
