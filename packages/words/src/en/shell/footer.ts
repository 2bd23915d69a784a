/** The words of the footer; apart, because the public document carries no code for it. */
export const FOOTER_WORDS = {
  quickLinks: 'Quick links',
  contact: 'Contact',
  showMap: 'Show the map',
  mapTitle: (place: string) => `Map of ${place}`,
  mapNote: 'The map comes from openstreetmap.org.',
  legal: (year: number, organiser: string) => `© ${year} ${organiser}. All rights reserved.`,
} as const;
