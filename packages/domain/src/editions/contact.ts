/**
 * How to reach the college, and where it is. Every value here is a reserved example or a public
 * square: set your own college's before going live. Its name and address stand in words.
 */
export const CONTACT = {
  phone: '+977-1-555-0100',
  website: 'https://college.example',
  email: 'info@college.example',
  country: 'NP',
  latitude: 27.7063,
  longitude: 85.3149,
} as const;
