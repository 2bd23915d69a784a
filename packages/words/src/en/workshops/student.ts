import { WORKSHOP_TEXTS } from '@pratibha/domain/editions/workshops';

/** Words of the workshops; what the edition says about them comes from domain. */
export const WORKSHOPS_WORDS = {
  ...WORKSHOP_TEXTS,
  heading: 'Workshops',
  intro: 'Open to anyone: no complete profile is needed.',
  openForm: 'Open the form in a new tab',
  opensElsewhere: '(opens another site)',
  browse: 'Browse Events',
  close: 'Close',
  loading: 'Loading...',
} as const;
