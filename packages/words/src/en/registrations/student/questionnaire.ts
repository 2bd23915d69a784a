import { numberWords } from '../../questions/number-words.ts';

/** Words of registering for an event. */
export const QUESTIONNAIRE_WORDS = {
  dialogTitle: (event: string) => `Register for ${event}`,
  submit: 'Submit',
  sending: 'Sending…',
  other: 'Other',
  specify: 'Please specify',
  optional: '(optional)',
  numbered: (place: number, question: string) => `${place}. ${question}`,
  /** Beside an option of which so many are left. */
  left: (left: number) => (left === 0 ? 'Full' : `${numberWords(left)} left`),
  chooseAny: 'Choose all that apply.',
  /** What is right between two bounds; null for none. */
  range: (least: number | null, most: number | null) => {
    if (least === null) return most === null ? null : `${numberWords(most)} or less.`;
    if (most === null) return `${numberWords(least)} or more.`;
    return `From ${numberWords(least)} to ${numberWords(most)}.`;
  },
  wordsOf: (words: number, limit: number) =>
    `${numberWords(words)} of ${limit === 1 ? '1 word' : `${numberWords(limit)} words`}`,
  charactersOf: (characters: number, limit: number) =>
    `${numberWords(characters)} of ${numberWords(limit)} characters`,
  draftRestored: 'Your answers from this tab are back.',
  draftNote: 'Kept as a draft in this tab until you submit.',
  failedToRegister: 'Registration failed.',
  uncertain:
    'No answer came, so it is not certain that your registration arrived. Your answers are kept: try again, it never registers twice.',
  registeredElsewhere:
    'You are already registered for this event, from another tab or device; these answers were not sent.',
  questionsChanged:
    'The organisers have just changed the questions, so nothing was sent. Your answers are kept: look through them and submit again.',
  optionsFull:
    'Something that you chose is full by now, so nothing was sent. Your answers are kept: choose another where it is marked.',
  seeRegistration: 'See your registration',
  discard: 'Your answers have not been sent.',
} as const;
