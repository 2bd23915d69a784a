import type { EditionContent } from '@pratibha/domain/editions/content';
import { type Calendar, FIRST_EDITION, SECOND_EDITION } from '../../seed/edition/calendar.ts';
import { editionContent } from '../../seed/edition/content.ts';
import { WORKSHOP_FORM } from '../workshop-form.ts';

/** The number of the live edition, which every database has from birth. */
export const LIVE = 1;
/** The number of the edition before. */
export const ARCHIVED = 2;

/** Where the college of the demo is. */
const MAP = 'https://www.openstreetmap.org/?mlat=27.7063&mlon=85.3149#map=17/27.7063/85.3149';

/** The year before the one that is under way. */
export const ARCHIVED_EDITION = {
  id: ARCHIVED,
  slug: String(FIRST_EDITION.year),
  status: 'archived',
  content: demoContent(FIRST_EDITION),
} as const;

/** What the demo's live edition begins with. */
export const DEMO_CONTENT: EditionContent = demoContent(SECOND_EDITION);

/** What every installation begins with, with a form for the workshops that answers. */
function demoContent(calendar: Calendar): EditionContent {
  const content = editionContent(calendar);
  const { name, address } = content.place;
  const venue = { name, room: null, address, map: MAP };
  return { ...content, venue, workshops: { ...content.workshops, formUrl: WORKSHOP_FORM } };
}
