const rows = (count: number) => (count === 1 ? 'one row' : `${count.toLocaleString('en-US')} rows`);

/** Words of whose a row is. */
export const ASSIGNED_WORDS = {
  assigned: 'Assigned To',
  nobody: 'Nobody',
  take: 'Take',
  release: 'Release',
  assign: 'Assign',
  title: (count: number) => `Assign ${rows(count)}`,
  takeText: 'You take those that nobody has.',
  giveTo: 'Give To',
  choose: 'Choose a name',
  takesOver: 'Also those that somebody else has',
  give: 'Give',
  deal: 'Deal',
  dealAmong: 'Deal Among',
  dealText: 'Those that nobody has, so that each of these has as many.',
  releaseText: 'Yours among these become nobody’s.',
  severalEvents: 'Choose rows of one event to give or deal them.',
  noOrganisers: 'Nobody can be given these.',
  close: 'Close',
  taken: (changed: number, kept: number) => outcome(`You have ${rows(changed)} more.`, kept),
  given: (name: string, changed: number, kept: number) =>
    outcome(`${name} has ${rows(changed)} more.`, kept),
  released: (changed: number) => `${rows(changed)} left to nobody.`,
  dealt: (changed: number, people: number, kept: number) =>
    outcome(`Dealt ${rows(changed)} among ${people}.`, kept),
} as const;

function outcome(sentence: string, kept: number): string {
  return kept === 0 ? sentence : `${sentence} Kept by who had them: ${kept}.`;
}
