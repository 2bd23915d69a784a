import { FIRST_EDITION } from '../../seed/edition/calendar.ts';
import { editionContent } from '../../seed/edition/content.ts';

/** The number of the live edition, which every database has from birth. */
export const LIVE = 1;
/** The number of the edition before. */
export const ARCHIVED = 2;

/** The year before the one that is under way. */
export const ARCHIVED_EDITION = {
  id: ARCHIVED,
  slug: String(FIRST_EDITION.year),
  status: 'archived',
  content: editionContent(FIRST_EDITION),
} as const;
