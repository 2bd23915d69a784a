/** Words of the page on which a new site is set up. */
export const SET_UP_WORDS = {
  heading: 'Set up the site',
  intro:
    'Eight questions, ten minutes. They make all pages, in words that you can change afterwards; visitors see nothing until you publish.',
  noWorks: 'They hand nothing in',
  help: 'Latitude and longitude are what openstreetmap.org shows beside a place; without them there is no map. Prizes may stay empty.',
  make: 'Make the pages',
  making: 'Making the pages…',
  wrong: (count: number) =>
    count === 1 ? 'One answer is missing or wrong.' : `${count} answers are missing or wrong.`,
  answered:
    'The questions were answered, and the pages wait to be published. Answering again writes them anew.',
  toPages: 'Look at the pages',
  made: 'The pages are made. Look at them, then press Publish.',
  publish: 'Visitors see these pages from then on.',
  isSetUp: 'The site is set up. What the pages say is changed in Editions.',
  toEditions: 'To the editions',
  notSetUp: 'Visitors read that this site comes soon. Eight questions set it up.',
  toSetUp: 'Set up the site',
} as const;
