import { EDITION_WORDS } from '../editions/edition.ts';

/** What the landing page says (R2.14 to R2.21). Wording that these quote is kept. */
export const LANDING_WORDS = {
  learnMore: 'Learn More',
  guidelines: 'Guidelines',
  deadlineLabel: 'Registration deadline',
  eventLabel: 'Event date',
  promise: `${EDITION_WORDS.headline} for ${EDITION_WORDS.audience}.`,

  details: {
    eyebrow: 'Event details',
    heading: 'You finished +2. Now show what you can make.',
    text: 'The second edition of our technology competition is open to students who have just completed 12th grade or equivalent. Design something, build something, and have it seen by people who know the craft.',
    /** What there is to win; every second part is marked. */
    prize: ['Over ', 'one lakh Nrs', ' in cash prizes and ', 'seven lakh Nrs', ' in scholarships.'],
    facts: [
      { label: 'Who', value: '+2 and equivalent students' },
      { label: 'What', value: 'Two competitions, three workshops' },
      { label: 'Win', value: 'Cash prizes and scholarships' },
      { label: 'When', value: '15 August 2025' },
    ],
  },
  competitions: {
    eyebrow: 'Competition details',
    heading: 'Two competitions, one question: what can you make?',
    judgedOn: 'Judged on',
    format: 'What to hand in',
  },
  prizes: {
    eyebrow: 'Prize pool',
    tableCaption: 'Every prize in figures',
    columns: ['Place', 'Cash', 'Scholarship'],
    upTo: 'up to',
    andScholarship: 'in cash and a scholarship of up to',
  },
  testimonials: { eyebrow: 'Testimonials', heading: 'What stays after the event' },
  about: {
    eyebrow: 'About',
    heading: 'Talent is everywhere. A stage is not.',
    text: [
      'Every year thousands of students finish +2 with ideas that nobody has asked them about. This competition asks. It gives young innovators a brief, a deadline, a jury and a room full of people who want to see the result.',
      'The first edition was held in 2024. The objective has not changed: to showcase and evaluate skills, and to reward them with cash prizes and scholarships.',
    ],
  },
} as const;
