import type { LeftOut } from '@pratibha/domain/certificates/candidates';
import type { CertificateState } from '@pratibha/domain/certificates/certificate-states';

const certificates = (count: number) =>
  count === 1 ? '1 certificate' : `${count.toLocaleString('en-US')} certificates`;
const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** The page on which certificates are issued, corrected and revoked. */
export const CERTIFICATES_WORDS = {
  heading: 'Certificates',
  intro:
    'What people get for taking part, prizes, judging and helping. Each proves itself by its code, also without a network; a revoked one says so to whoever asks.',
  loadFailed: 'Failed to load the certificates',
  search: 'Name or number',
  event: 'Event',
  allEvents: 'All events',
  kind: 'Kind',
  allKinds: 'All kinds',
  state: 'State',
  allStates: 'All states',
  states: { valid: 'Valid', revoked: 'Revoked' } satisfies Record<CertificateState, string>,
  columns: {
    name: 'Name',
    kind: 'For',
    event: 'Event',
    number: 'Number',
    issued: 'Issued',
    state: 'State',
  },
  wholeYear: (edition: string) => `All of ${edition}`,
  erased: 'Name erased',
  issue: 'Issue Certificates',
  volunteers: 'Volunteers',
  came: 'Who Came',

  details: 'Certificate',
  award: 'Award',
  holder: 'Holder',
  withoutAccount: 'Without an account: has it by a link',
  issuedBy: (name: string, isHolder: boolean) => `by ${name}${isHolder ? ', its holder' : ''}`,
  revoked: 'Revoked',
  reason: 'Reason',
  replacedBy: 'Replaced by',
  replaces: 'Takes the place of',
  link: 'Copy Link',
  linkTitle: (name: string) => `The link of ${name}`,
  linkText:
    'Whoever has this link sees the certificate and can save it. Pass it on to its holder alone.',
  linkLabel: 'Link',
  linkFailed: 'The link could not be read.',
  correct: 'Correct Name',
  revoke: 'Revoke',
} as const;

/** Correcting the name on one, and revoking one. */
export const CHANGE_WORDS = {
  correctTitle: (number: string) => `Correct ${number}`,
  correctText:
    'The certificate is issued anew under this name, with a number of its own. The number before is revoked with your reason, and its holder is told.',
  name: 'Name on the certificate',
  reason: 'Reason',
  reasonHelp: 'Whoever looks the old number up reads it.',
  correct: 'Issue It Anew',
  correcting: 'Issuing…',
  corrected: 'The certificate was issued anew.',
  revokeTitle: (number: string) => `Revoke ${number}`,
  revokeText: (name: string) =>
    `The certificate of ${name} counts no more, for good: whoever asks for its number is told so, with your reason. Its holder is told, too.`,
  revoke: 'Yes, Revoke It',
  revoking: 'Revoking…',
  revoked: 'The certificate was revoked.',
  uncertain: 'It is not certain that this was done. Look at the list before you try again.',
} as const;

/** Issuing to many, and how far it is. */
export const ISSUE_WORDS = {
  title: 'Issue certificates',
  event: 'For',
  wholeEdition: 'All events of the edition',
  kinds: 'Kinds',
  loading: 'Looking who gets one…',
  failed: 'Who gets one could not be read.',
  ready: (count: number) => (count === 0 ? 'Nobody gets one now' : `${people(count)} will get one`),
  leftOut: {
    erased: (count: number) => `${people(count)} erased`,
    'has-one': (count: number) => `${people(count)} who have it already`,
    'was-revoked': (count: number) => `${people(count)} whose last one was revoked`,
    suspended: (count: number) => `${people(count)} with a closed account`,
    'work-rejected': (count: number) => `${people(count)} with a rejected work`,
    'work-to-come': (count: number) => `${people(count)} who are to hand in again`,
    'results-corrected': (count: number) => `${people(count)} in results that are being corrected`,
    'name-waits': (count: number) => `${people(count)} who still may say their name`,
    'name-unfit': (count: number) => `${people(count)} with a name that cannot be printed`,
  } satisfies Record<LeftOut, (count: number) => string>,
  leftOutOne: {
    erased: 'Erased',
    'has-one': 'Has it already',
    'was-revoked': 'The last one was revoked',
    suspended: 'The account is closed',
    'work-rejected': 'The work was rejected',
    'work-to-come': 'Is to hand in again',
    'results-corrected': 'The results are being corrected',
    'name-waits': 'Still may say their name',
    'name-unfit': 'The name cannot be printed',
  } satisfies Record<LeftOut, string>,
  without: 'Left out:',
  whom: 'To whom',
  everybody: 'Everybody whom it fits',
  chosen: 'Only those whom I choose',
  find: 'Find by name',
  people: 'People',
  nameless: 'Name erased',
  more: (count: number) => `${people(count)} more: find them by name.`,
  nobodyFound: 'Nobody of that name.',
  submit: (count: number) => `Issue ${certificates(count)}`,
  submitNone: 'Issue',
  submitting: 'Beginning…',
  chooseKind: 'Choose at least one kind.',
  chooseSomebody: 'Choose at least one person.',
  begun: 'The certificates are being issued. You can leave this page.',
  uncertain: 'It is not certain that the issuing began. Look at the list before you try again.',

  runs: 'Being issued',
  progress: (done: number, total: number) => `${done} of ${total} looked at`,
  by: (name: string) => `asked for by ${name}`,
  last: (issued: number) => `The last issuing gave ${certificates(issued)}`,
  lastLeftOut: (count: number) => `; ${people(count)} were left out meanwhile`,
  stopped: (name: string) =>
    `The last issuing ended early: ${name} may not issue certificates any more.`,
} as const;
