import type { OpeningStep } from '@pratibha/domain/events/opening-steps';

type States = Readonly<Record<OpeningStep['state'], string>>;

/** What is missing until an event opens. */
export const OPENING_WORDS = {
  heading: 'Until it opens',
  ready: (when: string) =>
    `Nothing is missing: it opens by itself on ${when}. What says “Look at it” may stay as it is.`,
  states: { done: 'Done', 'as-begun': 'Look at it', missing: 'Missing' } satisfies States,
  steps: {
    dates: {
      label: 'Dates',
      done: 'Registration has its dates.',
      'as-begun': 'They reach outside the edition’s dates.',
      missing: 'Registration would have closed already: give it later dates.',
    },
    questions: {
      label: 'Questions',
      done: 'It has questions of its own.',
      'as-begun': 'It asks the default question alone.',
      missing: '',
    },
    places: {
      label: 'Places',
      done: 'They are limited.',
      'as-begun': 'Everybody gets a place: there is no limit.',
      missing: '',
    },
    picture: {
      label: 'Picture',
      done: 'It has its own.',
      'as-begun': 'It shows a drawing of ours.',
      missing: '',
    },
    status: {
      label: 'Status',
      done: 'It is active: it opens by itself.',
      'as-begun': '',
      missing: 'It is inactive: students do not see it, and later as ended.',
    },
  } satisfies Readonly<Record<OpeningStep['name'], States & { readonly label: string }>>,
} as const;
