/** What the landing page says (spec section 2). Wording that the spec quotes is kept. */
export const LANDING = {
  learnMore: 'Learn More',
  guidelines: 'Guidelines',
  deadlineLabel: 'Registration deadline',
  eventLabel: 'Event date',

  details: {
    eyebrow: 'Event details',
    heading: 'You finished +2. Now show what you can make.',
    text: 'The second edition of our technology competition is open to students who have just completed 12th grade or equivalent. Design something, build something, and have it seen by people who know the craft.',
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
  gallery: {
    eyebrow: 'Gallery',
    heading: 'Scenes from a city that builds',
    note: 'Artwork drawn for this site; photographs of the event take its place.',
    open: (alt: string) => `Enlarge: ${alt}`,
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

export type Testimonial = { readonly quote: string; readonly role: string };

/**
 * Spoken by roles, not by people: nobody is invented by name. Replace them with words of real
 * participants once they have agreed to be quoted.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: 'I came with a poster. I left knowing how to explain every line of it.',
    role: 'A participant of the first edition',
  },
  {
    quote: 'The deadline made me finish something for the first time.',
    role: 'A participant of the first edition',
  },
  {
    quote: 'The best entries did not look expensive. They had looked closely at a real problem.',
    role: 'A member of the jury',
  },
];
