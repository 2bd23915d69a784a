import type { EditionContent } from '@pratibha/domain/editions/content';
import { LANDING_SECTIONS, type LandingSection } from '@pratibha/domain/editions/sections';

type Added = Pick<EditionContent, 'faq' | 'sponsors' | 'team' | 'news' | 'sections' | 'look'>;

/** Those that wait until a college has something to say in them. */
const OFF: readonly LandingSection[] = ['news', 'faq', 'team', 'sponsors'];

/** The landing page in its order, and what is empty at first. */
export const SECTIONS: Added = {
  faq: { eyebrow: 'Questions', heading: 'What people often ask', all: [] },
  sponsors: { eyebrow: 'Sponsors', heading: 'Who makes it possible', all: [] },
  team: { eyebrow: 'Team', heading: 'Who organises it', all: [] },
  news: { eyebrow: 'News', heading: 'What is new', all: [] },
  sections: LANDING_SECTIONS.map((name) => ({ name, shown: !OFF.includes(name) })),
  look: { accent: null, logo: null },
};
