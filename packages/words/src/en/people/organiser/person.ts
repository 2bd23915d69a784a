/** Words about one person: beside a review, and on a page of their own. */
export const PERSON_WORDS = {
  about: 'About the person',
  failed: 'What else is known of the person could not be loaded.',
  mobile: 'Mobile',
  age: 'Age',
  gender: 'Gender',
  none: '–',
  places: 'Places',
  /** '38 of 40 shortlisted, 12 pending'. */
  placesTaken: (capacity: number | null, shortlisted: number, waiting: number) =>
    `${shortlisted}${capacity === null ? '' : ` of ${capacity}`} shortlisted, ${waiting} pending`,
  sameMobile: 'Same mobile as',
  otherRegistrations: 'Other registrations',
  registrations: 'Registrations',
  noRegistrations: 'No registrations.',
  works: 'Works',
  noWorks: 'No works.',
  registeredOn: (at: string) => `registered ${at}`,
  submittedOn: (at: string) => `submitted ${at}`,
  version: (revision: number) => `Version ${revision}`,
  /** Behind the name of who decided. */
  decidedOn: (at: string) => `, ${at}`,

  back: 'Users',
  profile: 'Profile',
  all: 'Everything about this person',
  sessions: 'Sessions',
  noSessions: 'Not signed in anywhere.',
  unknownDevice: 'Unknown device',
  session: (signedIn: string, lastUsed: string) => `signed in ${signedIn}, last used ${lastUsed}`,
  audit: 'Changes',
  noAudit: 'No changes.',
  allAudit: 'All of them in the audit',
  notFound: 'There is no such user.',
  loadFailed: 'Failed to load user details',
  tryAgain: 'Try Again',
} as const;
