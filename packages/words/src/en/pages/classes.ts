/** The classes of workshops on the landing page. */
export const LANDING_CLASSES_WORDS = {
  eyebrow: 'Workshops',
  heading: 'Classes',
  when: (day: string, starts: string, ends: string) => `${day}, ${starts} to ${ends}`,
  speakers: (names: readonly string[]) => `with ${names.join(', ')}`,
  take: 'Take a seat',
} as const;
