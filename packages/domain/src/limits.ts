/** Largest lengths, in Unicode code points after trimming, except where a unit is named. */
export const LIMITS = {
  name: 200,
  title: 200,
  address: 300,
  collegeName: 200,
  remarks: 2_000,
  answer: 2_000,
  url: 2_048,
  description: 10_000,
  venue: 120,
  room: 60,
  whatToBring: 2_000,
  /** Of a class: the name of one who gives it, and how many may. */
  speaker: 100,
  speakers: 10,
  /** Questions in one questionnaire. */
  questions: 50,
  /** Options of one question. */
  options: 50,
  question: 300,
  option: 200,
  help: 300,
  /** Highest `max_words` of a question, in words; of more no answer has room. */
  answerWords: 1_000,
  /** Highest `description_word_limit`, in words. */
  descriptionWords: 10_000,
  /** Highest `capacity`, in registrations. */
  capacity: 1_000_000,
} as const;

/** Length in Unicode code points: an emoji counts once, a Devanagari vowel sign counts. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
