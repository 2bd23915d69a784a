import type { EditionContent } from '@pratibha/domain/editions/content';
import { contentFromAnswers } from './first-content.ts';

const DAY = '1970-01-01';
const NAME = 'Pratibha';

/**
 * What stands where an edition is named while none was published: the name of the product, and
 * neither a college nor an address of one. No page tells its dates.
 */
export const UNPUBLISHED: EditionContent = {
  ...contentFromAnswers(
    {
      competition: { title: NAME, shortTitle: NAME, tagline: 'A technology competition.' },
      college: { name: '', website: '', email: '', phone: '' },
      place: { address: '', locality: '', latitude: null, longitude: null },
      event: { day: DAY, edition: 1 },
      registration: { audience: undefined, first: DAY, last: DAY },
      submission: null,
      prizes: undefined,
      competitions: [],
    },
    DAY,
  ),
  year: 0,
  blurb: 'Something is being prepared here.',
};
