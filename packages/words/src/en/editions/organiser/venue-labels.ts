/** What the fields of the venue are called that an edition has for its events. */
export const VENUE_LABELS = {
  venue: 'Venue of the events',
  'venue.name': 'Venue',
  'venue.room': 'Room',
  'venue.address': 'Address',
  'venue.map': 'Link to a map',
} as const;
