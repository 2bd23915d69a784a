/** Title and description of each public page, for search engines and shared links. */
export const HEAD_WORDS = {
  landing: {
    title: 'Pratibha Tech Competition 2025: Empowering The Next Tech Generation.',
    description:
      'A technology competition for +2 and equivalent students in Nepal. Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships. Register until 8 August 2025.',
  },
  guidelines: {
    title: 'Guidelines · Pratibha Tech Competition 2025',
    description:
      'Who may enter, the timeline, the two competitions and how they are judged, workshops, prizes and what to submit.',
  },
  unauthorized: {
    title: 'Not for your role · Pratibha Tech Competition 2025',
    description: 'This page is not open to your account.',
  },
  accountClosed: {
    title: 'Account closed · Pratibha Tech Competition 2025',
    description: 'This account was closed by the organisers.',
  },
  notFound: {
    title: 'Page not found · Pratibha Tech Competition 2025',
    description: "The page you're looking for doesn't exist or has been moved.",
  },
} as const;
