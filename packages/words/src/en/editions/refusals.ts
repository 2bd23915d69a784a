import type { EditionRefusal } from '@pratibha/domain/refusals';

/** Why something may not be done with an edition. */
export const EDITION_REFUSAL_WORDS: Readonly<Record<EditionRefusal, string>> = {
  'edition-has-errors': 'Something in the edition is wrong. Mend it first; the check names it.',
  'edition-has-warnings': 'Something in the edition looks wrong. Mend it, or accept it as it is.',
  'edition-time-past':
    'This moment is over, so nothing can be published at it. Choose a later one.',
  'edition-is-archived': 'This edition is over and stays as it was.',
  'edition-unchanged': 'The draft says nothing else than what is published.',
  'edition-year-taken': 'There is an edition of this year.',
  'edition-not-scheduled': 'Nothing of this edition waits to be published.',
  'edition-not-to-confirm': 'Nothing of this edition waits for somebody to confirm it.',
  'edition-never-published': 'Nothing of this edition was published to which it could go back.',
  'pictures-of-the-day':
    'You have given as many pictures as one person may within a day. Go on tomorrow, or let somebody else give them.',
};
