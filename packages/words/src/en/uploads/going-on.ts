/** What pages say while files of a work wait or are on their way; fetched where there are some. */
export const GOING_ON_WORDS = {
  title: (event: string) => `Your files for ${event}`,
  sending: (done: number, all: number) =>
    `Your draft is here. ${done} of ${all} files are sent; the rest goes on while a page of this site is open.`,
  stuck: (count: number) =>
    count === 1
      ? 'Your draft is here. 1 file needs you before it goes on.'
      : `Your draft is here. ${count} files need you before they go on.`,
  all: (count: number) =>
    count === 1
      ? 'Your draft and 1 file are here. They are not handed in yet.'
      : `Your draft and ${count} files are here. They are not handed in yet.`,
  open: 'Open the Form',
} as const;
