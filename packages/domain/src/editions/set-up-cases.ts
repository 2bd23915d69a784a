import type { SetUpAnswers } from './set-up.ts';

/**
 * Answers of a college that there is not.
 *
 * @internal only tests use them
 */
export const ANSWERS: SetUpAnswers = {
  competition: {
    title: 'Himal Code Days',
    shortTitle: 'Code Days',
    tagline: 'Two days, one idea.',
  },
  college: {
    name: 'Himal Secondary School',
    website: 'https://school.example',
    email: 'codedays@school.example',
    phone: '+977-61-555-0100',
  },
  place: {
    address: 'Lakeside 6, Pokhara, Nepal',
    locality: 'Pokhara',
    latitude: 28.2,
    longitude: 83.96,
  },
  event: { day: '2031-05-15', edition: 1 },
  registration: {
    audience: 'Students of the ninth grade',
    first: '2031-04-01',
    last: '2031-04-30',
  },
  submission: { first: '2031-05-01', last: '2031-05-10' },
  prizes: { currency: 'Nrs.' },
  competitions: [
    { name: 'Web', make: 'A site that helps somebody in your town.', prizes: [30_000, 20_000] },
    { name: 'Poster', make: 'A poster that says one thing.', prizes: [] },
  ],
};
