import type { EditionContent } from '@pratibha/domain/editions/content';
import { LANDING_SECTIONS, type LandingSection } from '@pratibha/domain/editions/sections';
import type { SetUpAnswers } from '@pratibha/domain/editions/set-up';

type Sections = Pick<
  EditionContent,
  'gallery' | 'testimonials' | 'about' | 'faq' | 'sponsors' | 'team' | 'news' | 'sections' | 'look'
>;

/** What every edition begins without: sections of entries, and a look of its own. */
export const WITHOUT_ENTRIES: Pick<EditionContent, 'faq' | 'sponsors' | 'team' | 'news' | 'look'> =
  {
    faq: { eyebrow: 'Questions', heading: 'What people often ask', all: [] },
    sponsors: { eyebrow: 'Sponsors', heading: 'Who makes it possible', all: [] },
    team: { eyebrow: 'Team', heading: 'Who organises it', all: [] },
    news: { eyebrow: 'News', heading: 'What is new', all: [] },
    look: { accent: null, logo: null },
  };

/** Those that wait until a college has something to put into them. */
const WAITING: readonly LandingSection[] = [
  'gallery',
  'testimonials',
  'news',
  'faq',
  'team',
  'sponsors',
];

/** The landing page in its order, and what is empty at first. */
export function firstSections(answers: SetUpAnswers): Sections {
  const hasPrizes = answers.competitions.some(({ prizes }) => prizes.length > 0);
  const isShown = (name: LandingSection) =>
    !WAITING.includes(name) && (name !== 'prizes' || hasPrizes);
  return {
    gallery: {
      eyebrow: 'Gallery',
      heading: 'What it looks like',
      note: 'From the event.',
      pictures: [],
    },
    testimonials: { eyebrow: 'Testimonials', heading: 'What stays after the event', all: [] },
    about: {
      eyebrow: 'About',
      heading: 'Why we do this',
      text: [
        `${answers.college.name} gives young people a brief, a deadline, a jury and a room full of people who want to see the result.`,
      ],
    },
    ...WITHOUT_ENTRIES,
    sections: LANDING_SECTIONS.map((name) => ({ name, shown: isShown(name) })),
  };
}
