/** Name and address of the college; an example: set your own before going live. */
export const PLACE_WORDS = {
  name: 'Pratibha College',
  address: 'Ratna Park, Kathmandu, Nepal',
  locality: 'Kathmandu',
} as const;
