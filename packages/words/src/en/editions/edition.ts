/**
 * This year's edition: names and headline. The folder `editions/` holds everything the public site
 * says, typed; next year's edition is one edit of it and of domain's `editions/` (R1.1,
 * R1.2, R2.12, R9.10).
 */
export const EDITION_WORDS = {
  ordinal: 'Second edition',
  firstYear: 2024,
  /** Title of the product and of the competition. */
  title: 'Pratibha Tech Competition',
  shortTitle: 'Pratibha',
  tagline: 'Empowering The Next Tech Generation.',
  organiser: 'Pratibha College',
  audience: '+2 and equivalent students',
  headline: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships',
  summary:
    'Two competitions and three workshops for students who have just completed 12th grade or equivalent.',
  blurb:
    'A platform for young innovators to demonstrate their talents and gain recognition for what they can build.',
  zoneNote: 'All times are Nepal time (UTC+05:45).',
} as const;
