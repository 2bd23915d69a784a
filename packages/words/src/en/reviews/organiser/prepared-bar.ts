/** Words of the bar that tells how many decisions of an event are prepared. */
export const PREPARED_BAR_WORDS = {
  label: 'Prepared decisions',
  prepared: (count: number) =>
    count === 1
      ? '1 decision is prepared. Its student is told once it is released.'
      : `${count.toLocaleString('en-US')} decisions are prepared. Students are told once they are released.`,
  release: (count: number) =>
    count === 1 ? 'Release 1 Decision' : `Release ${count.toLocaleString('en-US')} Decisions`,
  releases: 'Releases',
} as const;
