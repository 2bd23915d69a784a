import type { EditionContent } from '@pratibha/domain/editions/content';

/** The competitions as the landing page and the guidelines tell them (R1.7, R2.28, R2.29). */
export const COMPETITIONS: EditionContent['competitions'] = {
  eyebrow: 'Competition details',
  heading: 'Two competitions, one question: what can you make?',
  structure: 'Competition structure',
  all: [
    {
      drawing: 'graphic-design',
      name: 'Graphic Design',
      pitch: 'Say something about Nepal that words alone cannot.',
      categories: ['Posters', 'Brochures', 'Logos', 'Websites', 'Apps etc.'],
      make: 'One design, ready to print or to look at on a screen.',
      rules: [
        'Printable: A4, A3 or larger',
        'Resolution: 300 DPI or higher',
        'Colour: CMYK or RGB',
      ],
      criteria: [
        'Originality and innovation',
        "Relevance to Nepal's issues",
        'Impact and goal alignment',
        'Visual appeal and usability',
      ],
    },
    {
      drawing: 'ai-web-design',
      name: 'AI & Web Design',
      pitch: 'Build something that works, and show why it matters.',
      categories: ['AI Innovation', 'Web Design & Development'],
      make: 'One working project in one of the two categories.',
      rules: ['Project description: max 500 words'],
      criteria: ['Innovation', 'Technical quality', 'User experience'],
    },
  ],
};
