/** Words of the workshops; the programme is the edition's. */
export const WORKSHOPS_WORDS = {
  none: 'No workshops available right now. Please check back later.',
  formTitle: 'Workshop registration form',
  heading: 'Workshops',
  intro: 'Open to anyone who is signed in; no complete profile is needed.',
  openForm: 'Open the form in a new tab',
  opensElsewhere: '(opens another site)',
  browse: 'Browse Events',
  loading: 'Loading...',
} as const;
