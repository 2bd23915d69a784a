import { WORKSHOP_NOTE_WORDS } from '../editions/workshops.ts';

/** Words of the workshops; what changes with the edition stands there. */
export const WORKSHOPS_WORDS = {
  ...WORKSHOP_NOTE_WORDS,
  heading: 'Workshops',
  intro: 'Open to anyone: no complete profile is needed.',
  openForm: 'Open the form in a new tab',
  opensElsewhere: '(opens another site)',
  browse: 'Browse Events',
  loading: 'Loading...',
} as const;
