import type { EditionContent } from '@pratibha/domain/editions/content';
import { LANDING_SECTIONS, type LandingSection } from '@pratibha/domain/editions/sections';
import { WITHOUT_ENTRIES } from '@pratibha/words/editions/organiser/first-sections';

type Added = Pick<EditionContent, 'faq' | 'sponsors' | 'team' | 'news' | 'sections' | 'look'>;

/** Those that wait until a college has something to say in them. */
const OFF: readonly LandingSection[] = ['news', 'faq', 'team', 'sponsors'];

/** The landing page in its order, and what is empty at first. */
export const SECTIONS: Added = {
  ...WITHOUT_ENTRIES,
  sections: LANDING_SECTIONS.map((name) => ({ name, shown: !OFF.includes(name) })),
};
