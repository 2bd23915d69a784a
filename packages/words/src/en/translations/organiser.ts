import type { TranslatedKind } from '@pratibha/domain/language/translations';

/** Words of the page where organisers say what their texts are in Nepali. */
export const TRANSLATIONS_WORDS = {
  heading: 'Translations',
  intro:
    'What you write in English may stand in Nepali for whoever reads in Nepali. What is missing is read in English.',
  loadFailed: 'Failed to load the translations.',
  empty: 'There is nothing to translate yet.',
  kinds: {
    edition: 'Editions',
    event: 'Events',
    remarks: 'Remarks on registrations and works',
    announcements: 'Announcements',
  } satisfies Record<TranslatedKind, string>,
  all: 'All announcements',
  missing: (count: number) => (count === 0 ? 'Complete in Nepali' : `Missing in Nepali: ${count}`),
  texts: (count: number) => (count === 1 ? '1 text' : `${count} texts`),

  back: 'All translations',
  missingOnly: 'Missing only',
  nextMissing: 'Next Missing',
  noneMissing: 'Nothing is missing in Nepali.',
  nothing: 'There is no text here.',
  english: 'English',
  nepali: 'In Nepali',
  nepaliOf: (place: string) => `In Nepali: ${place}`,
  markdown: 'In Markdown, as the English is.',
  meanwhile: (text: string) =>
    text === ''
      ? 'Meanwhile somebody else removed it. Save once more to write yours.'
      : `Meanwhile somebody else wrote: “${text}”. Save once more to write yours.`,
  save: 'Save',
  saveNepali: 'Save the Nepali',
  saving: 'Saving…',
  saved: (count: number) => (count === 1 ? '1 text saved' : `${count} texts saved`),
  unsaved: (count: number) => (count === 1 ? '1 text not saved' : `${count} texts not saved`),
  overtaken:
    'Somebody else saved one of these meanwhile. Read what they wrote, and save once more.',
  before: 'Texts Before',
  after: 'More Texts',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
} as const;

const PLACES: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  venue_name: 'Venue',
  venue_room: 'Room',
  venue_address: 'Address',
  what_to_bring: 'What to bring',
  event_questions: 'Questionnaire',
  follow_up: 'Questions for shortlisted students',
  parts: 'What is handed in',
  rounds: 'Judging',
  question: 'question',
  help: 'help',
  options: 'option',
  name: 'name',
  criteria: 'criterion',
  meaning: 'meaning',
  levels: 'level',
  nominations: 'nomination',
  rooms: 'room',
  areas: 'area',
  awards: 'award',
  prize: 'prize',
  tie_note: 'note on a tie',
  pause_sentence: 'sentence of a pause',
  subject: 'Subject',
  text: 'Text',
};

/** Lists whose entries have numbers of their own; those of others are counted from one. */
const NUMBERED: ReadonlySet<string> = new Set(['event_questions', 'follow_up']);

/** Where a text of an event stands, by its JSON pointer: ‘Questionnaire 1, option 2’. */
export function translatedPlace(pointer: string): string {
  const words: string[] = [];
  let list = '';
  for (const step of pointer.split('/').slice(1)) {
    const number = Number(step);
    if (Number.isNaN(number)) words.push(PLACES[step] ?? step);
    else if (words.length > 0)
      words.push(`${words.pop()} ${NUMBERED.has(list) ? step : number + 1}`);
    list = step;
  }
  return words.join(', ');
}
