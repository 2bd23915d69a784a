import { ZONE_LABEL } from '../../time.ts';

/** Words of the form of an event (R2.51, R5.6 to R5.9). */
export const EVENT_FORM_WORDS = {
  addTitle: 'Add Event',
  editTitle: 'Edit Event',
  save: 'Save',
  saving: 'Saving…',
  bannerPreview: 'The banner as students see it',
  bannerBroken: 'This picture cannot be loaded; students see the default banner.',
  dates: 'Dates',
  zone: `All times are in ${ZONE_LABEL}.`,
  ofEdition: (from: string, to: string) => `The edition: registration ${from} to ${to}.`,
  worksOfEdition: (from: string, to: string) => `Submission ${from} to ${to}.`,
  outsideEdition: 'These dates reach outside the edition’s.',
  proposedOutside:
    'The dates below are only proposed, a week from tomorrow on. The edition has others.',
  takeEditionDates: 'Take the edition’s dates',
  limits: 'Limits',
  messages: 'Messages',
  missing: 'Before this can be saved:',
  questionsWrong: 'Correct the errors in the questions.',
  overtaken: 'Somebody saved this event while you were editing it. Your changes are kept.',
  theirsFailed: 'Failed to load the saved version.',
  loadTheirs: 'Load the saved version',
  loadingTheirs: 'Loading…',
  theirsHeading: 'The saved version is loaded',
  theirsText:
    'What you changed stands as you typed it; everything else is as it was saved. Check it, then save.',
  clashes: 'Changed by both of you, your version stands:',
  theirs: (label: string, value: string) => `${label}, saved as “${value}”`,
  theirsEmpty: (label: string) => `${label}, saved empty`,
  theirsLong: (label: string) => `${label}, saved with other words`,
  takeTheirs: 'Use the saved one',
  takeTheirsOf: (label: string) => `Use the saved one: ${label}`,
  copyOf: (title: string) => `${title} (copy)`,
} as const;
