/**
 * Contact and place. Every value here is a reserved example or a public square: set your own
 * college's phone number, website, address and coordinates before going live.
 */
export const CONTACT = {
  phone: '+977-1-555-0100',
  website: 'https://college.example',
  email: 'info@college.example',
  place: {
    name: 'Pratibha College',
    address: 'Ratna Park, Kathmandu, Nepal',
    locality: 'Kathmandu',
    country: 'NP',
    latitude: 27.7063,
    longitude: 85.3149,
  },
} as const;
