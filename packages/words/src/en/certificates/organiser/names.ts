import { NAME_DAYS } from '@pratibha/domain/certificates/names';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Asking for names on certificates, and correcting them. */
export const NAMES_WORDS = {
  heading: 'Names on certificates',
  intro: `Whoever will get a certificate is asked once how their name stands on it, by bell and mail. Who does not answer within ${NAME_DAYS} days has the name of their profile.`,
  loading: 'Counting…',
  failed: 'The names could not be counted.',
  counts: (get: number, answered: number, waiting: number) =>
    `${people(get)} will get one, as it looks now: ${answered} said how their name stands, ${waiting} still have time.`,
  until: (when: string) => `The last of these have time until ${when}.`,
  nobody: 'Nobody will get one yet.',
  allAsked: 'Everybody was asked.',
  ask: 'Ask for Names',
  asking: 'Asking…',
  askTitle: (count: number) => `Ask ${people(count)} for their name?`,
  askText: 'They are told by bell and mail, once. Whoever was asked before is not asked again.',
  confirm: 'Yes, Ask Them',
  asked: (count: number) =>
    count === 0 ? 'Everybody was asked before.' : `Asked ${people(count)}.`,
  askFailed: 'Failed to ask for names.',
  find: 'Find a name to correct',
  findHelp: 'Of people who were asked, or have a certificate.',
  found: 'People found',
  noneFound: 'Nobody of that name.',
  findFailed: 'The names could not be searched.',
  profile: (name: string) => `Profile: ${name}`,
  correct: 'Correct Name',
  correctOf: (name: string) => `Correct the name of ${name}`,
  correctText:
    'Certificates that they have under another name are issued again, and they are told.',
  name: 'Name on certificates',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The name is corrected.',
  saveFailed: 'Failed to correct the name.',
} as const;
