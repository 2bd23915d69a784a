import type { SlidePlace } from '@pratibha/domain/results/show';

const PLACES: Readonly<Record<SlidePlace, string>> = {
  opening: 'At the beginning',
  'before-third': 'Before the third prize',
  'before-second': 'Before the second prize',
  'before-first': 'Before the first prize',
  closing: 'At the end',
};

/** The part of `/admin/results/$id` about its show. */
export const SHOW_WORDS = {
  heading: 'Show',
  intro:
    'On a stage the awards are told one by one, special ones first, then from the third prize up. Each is released everywhere in the moment in which it is shown, and with the last one everything else.',
  loadFailed: 'Failed to load the show.',
  texts: 'Texts between the awards',
  noTexts: 'None.',
  places: PLACES,
  changeTexts: 'Change Texts',
  rehearse: 'Begin Rehearsal',
  begin: 'Begin Show',
  lead: 'Lead the Show',
  screen: 'Open the Screen',
  rehearsing: 'A rehearsal is under way.',
  running: 'The show is under way.',
  separator: ' · ',
} as const;

/** The dialog in which texts are changed. */
export const SLIDES_WORDS = {
  title: 'Texts between the awards',
  place: 'Where',
  text: 'Text',
  number: (number: number) => `Text ${number}`,
  add: 'Add Text',
  remove: 'Remove',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The texts are saved.',
} as const;

/** The dialogs in which a show or a rehearsal begins. */
export const BEGIN_WORDS = {
  titles: { rehearsal: 'Begin a rehearsal?', show: 'Begin the show?' },
  texts: {
    rehearsal: 'The screens show invented winners, marked as a rehearsal. Nothing is released.',
    show: 'Nothing is released by this alone. Each award that you reveal is out everywhere at once, which cannot be taken back.',
  },
  allNamed: 'All winners agreed to be named.',
  unnamed: (count: number) =>
    count === 1
      ? '1 winner did not agree to be named on public pages, and stays unnamed there.'
      : `${count} winners did not agree to be named on public pages, and stay unnamed there.`,
  namesAll: 'Name them in the hall all the same',
  begin: 'Begin',
  beginning: 'Beginning…',
} as const;

/** `/admin/show/$id`, for the phone of whoever leads. */
export const LEAD_WORDS = {
  heading: 'Lead the show',
  back: 'Back to the results',
  rehearsal: 'Rehearsal: these winners are invented',
  none: 'No show is under way. Begin one, or a rehearsal, in the results.',
  connected: 'Connected',
  lost: 'No network: nothing can be revealed now.',
  place: (step: number, of: number) => `Step ${step} of ${of}`,
  now: 'On the screen now',
  next: 'Next',
  nothingNext: 'This was the last step.',
  title: 'Title of the event',
  isOut: 'Out everywhere',
  secret: 'Nobody else knows it yet',
  stepBack: 'Back',
  go: 'Show Next',
  reveal: 'Reveal Award',
  releaseAll: 'Release All Now',
  releaseTitle: 'Release all of it now?',
  releaseText:
    'Every award that was not shown yet is out at once, with everything else: feedback, bell and mails. It cannot be taken back. The screens can go on.',
  confirmRelease: 'Yes, Release All',
  released: 'The results are out.',
  end: 'End Show',
  endTitle: 'End the show?',
  endText: 'The screens go dark. What was revealed stays out, and the show can begin again.',
  confirmEnd: 'Yes, End It',
  ended: 'The show is over.',
  by: (by: string, college: string | null) => (college === null ? by : `${by}, ${college}`),
  uncertain: 'No answer came. Look at the screen before you press again.',
} as const;
