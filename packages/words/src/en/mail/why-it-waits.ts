import type { AnnouncementFailure } from '@pratibha/domain/announcements/announcements';
import type { PublicationFailure } from '@pratibha/domain/editions/edition-actions';

const AUTHOR_MAY_NOT = 'Whoever set its time may not do this any more. Somebody has to confirm it.';

/** Why a publication did not come at its moment. */
export const PUBLICATION_WAITS: Readonly<Record<PublicationFailure, string>> = {
  'edition-has-errors': 'Something in it is wrong. The editor names it.',
  'edition-has-clashes':
    'What was published meanwhile changed the same fields. The editor names them.',
  'edition-year-taken': 'Another edition has its year by now.',
  'author-may-not': AUTHOR_MAY_NOT,
};

/** Why an announcement did not go at its moment. */
export const ANNOUNCEMENT_WAITS: Readonly<Record<AnnouncementFailure, string>> = {
  'announcement-without-recipients': 'Nobody fitted its filter at that moment.',
  'author-may-not': AUTHOR_MAY_NOT,
};
