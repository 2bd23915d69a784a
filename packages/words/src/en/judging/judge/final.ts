/** A final, for a judge who chooses between two works at a time. */
export const OWN_FINAL_WORDS = {
  heading: 'Final',
  failed: 'Failed to load the final.',
  intro:
    'The best works of this round are compared two at a time. Choose the better one of each two, as you would after a fresh look at both.',
  which: 'Which of the two is better?',
  keys: 'By keys: 1 or 2, or the arrows; then Enter.',
  work: (number: number) => `Work ${number}`,
  by: (name: string, college: string | null) => (college === null ? name : `${name}, ${college}`),
  description: 'Description',
  opens: (host: string) => `Work on ${host}`,
  opensOther: (host: string) => `Demo or other copy on ${host}`,
  choose: 'Choose one of the two.',
  cast: 'Cast Ballot',
  casting: 'Casting…',
  once: 'A ballot stays as it is: between the same two works you choose once.',
  done: (count: number) =>
    count === 1 ? 'You have cast 1 ballot.' : `You have cast ${count} ballots.`,
  waiting:
    'There is nothing for you to choose between now. Others go on; this page looks again by itself.',
  uncertain: 'That did not work. Please try again.',
} as const;
