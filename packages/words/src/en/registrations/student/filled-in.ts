/** Words of a form in which earlier answers are filled in. */
export const FILLED_IN_WORDS = {
  missing: 'Your earlier answers could not be fetched, or are forgotten by now: answer anew.',
  /** @param questions in the words in which they were asked */
  left: (questions: readonly string[]) =>
    questions.length === 1
      ? `Not filled in, as the organisers changed the question since: “${questions[0]}”.`
      : `Not filled in, as the organisers changed the questions since: ${questions.map((each) => `“${each}”`).join(', ')}.`,
} as const;
