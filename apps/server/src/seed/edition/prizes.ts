import type { EditionContent } from '@pratibha/domain/editions/content';

/**
 * The prize pool, with every figure as it was announced, 'up to' included where one reading omits
 * it (R9.11).
 */
export const PRIZES: EditionContent['prizes'] = {
  eyebrow: 'Prize pool',
  heading: 'Prize pool',
  currency: 'Nrs.',
  groups: [
    {
      competition: 'Graphic Design',
      prizes: [
        { rank: 1, place: 'Winner', cash: 14_000, scholarship: 300_000, note: null },
        { rank: 2, place: '1st Runner-up', cash: 6_000, scholarship: 200_000, note: null },
        { rank: 3, place: 'Best Presenter', cash: 5_000, scholarship: 50_000, note: null },
      ],
    },
    {
      competition: 'AI & Web Design',
      prizes: [
        { rank: 1, place: 'Winner', cash: 50_000, scholarship: 400_000, note: null },
        { rank: 2, place: '1st Runner-up', cash: 20_000, scholarship: 300_000, note: null },
        { rank: 3, place: 'Best Presenter', cash: 5_000, scholarship: 50_000, note: null },
      ],
    },
  ],
};
