/** Words of putting tags on rows. */
export const TAGS_WORDS = {
  heading: 'Tags',
  none: 'No tags yet. Make the first one below.',
  of: (event: string) => `of ${event}`,
  forAll: 'for all events',
  putOn: (label: string) => `Put On ${label}`,
  takeOff: (label: string) => `Take Off ${label}`,
  make: 'Make a Tag',
  label: 'New tag',
  where: 'For',
  thisEvent: 'This event',
  everyEvent: 'All events',
  made: (label: string) => `The tag ${label} is made.`,
  there: (label: string) => `There is a tag ${label} already.`,
  remove: (label: string) => `Remove the tag ${label}`,
  removeTitle: (label: string) => `Remove the tag ${label}?`,
  removeText: 'It is taken off everything that has it, whoever put it there.',
  confirmRemove: 'Remove Tag',
  title: (count: number) => (count === 1 ? 'Tags of one row' : `Tags of ${count} rows`),
  close: 'Close',
  putOnAll: 'Put On',
  takeOffAll: 'Take Off',
  didPutOn: (label: string, count: number) => `${label}: put on ${rows(count)}.`,
  didTakeOff: (label: string, count: number) => `${label}: taken off ${rows(count)}.`,
} as const;

function rows(count: number): string {
  return count === 1 ? 'one row' : `${count.toLocaleString('en-US')} rows`;
}
