import { ADVERTS_IN_NEPALI } from './adverts.ts';
import { COMPETITIONS_IN_NEPALI } from './competitions.ts';
import { EDITION_IN_NEPALI } from './edition.ts';
import { EVENTS_IN_NEPALI } from './events.ts';
import { GALLERY_IN_NEPALI } from './gallery.ts';
import { GUIDELINES_IN_NEPALI } from './guidelines.ts';
import { JUDGING_IN_NEPALI } from './judging.ts';
import { LEGAL_IN_NEPALI } from './legal.ts';
import { QUESTIONS_IN_NEPALI } from './questions.ts';
import { REMARKS_IN_NEPALI } from './remarks.ts';
import { TIMELINE_IN_NEPALI } from './timeline.ts';

/** What the editions and events of the demo say, by the English text; remarks are apart. */
export const DEMO_IN_NEPALI: Readonly<Record<string, string>> = {
  ...EDITION_IN_NEPALI,
  ...ADVERTS_IN_NEPALI,
  ...TIMELINE_IN_NEPALI,
  ...COMPETITIONS_IN_NEPALI,
  ...GUIDELINES_IN_NEPALI,
  ...GALLERY_IN_NEPALI,
  ...LEGAL_IN_NEPALI,
  ...EVENTS_IN_NEPALI,
  ...QUESTIONS_IN_NEPALI,
  ...JUDGING_IN_NEPALI,
};

export { REMARKS_IN_NEPALI };
