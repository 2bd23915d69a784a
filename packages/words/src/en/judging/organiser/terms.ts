import { MOST_ASKS_HOURS, type ResultTerms } from '@pratibha/domain/results/result-terms';

const hours = (count: number) =>
  count === 1 ? '1 hour' : `${count.toLocaleString('en-US')} hours`;

/** What is said of a round before its results are made. */
export const TERMS_WORDS = {
  heading: 'What results tell',
  loadFailed: 'Failed to load what results tell.',
  named: 'Judges are named with the results, and to whoever made a work that they scored.',
  notNamed: 'Nobody who handed in reads who judged.',
  asks: ({ asks_hours: count }: Pick<ResultTerms, 'asks_hours'>) =>
    count === null
      ? 'Participants cannot ask about their results here.'
      : `For ${hours(count)} after the release each participant may ask once about their result.`,
  change: 'Change What Results Tell',
  names: 'Name the judges',
  namesHelp: 'Judges read this before they score. It is settled once the round opens.',
  namesFixed: 'The round is open: its judges were told, and naming can only be taken back.',
  takes: 'Participants may ask about their results',
  hours: 'Hours after the release',
  hoursWrong: `Give a whole number from 1 to ${MOST_ASKS_HOURS}.`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'That did not work. Please try again.',
} as const;
