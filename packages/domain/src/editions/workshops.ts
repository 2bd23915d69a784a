import { zonedStart } from '../time/competition-time.ts';

type WorkshopSegment = { readonly title: string; readonly length: string };

export type Workshop = {
  readonly name: string;
  readonly length: string;
  readonly about: string;
  /** The timed parts, where the programme fixes them. */
  readonly segments: readonly WorkshopSegment[];
};

export const WORKSHOPS: readonly Workshop[] = [
  {
    name: 'AI Workshop',
    length: '3 days',
    about: 'From a first prompt to a small project that solves a real problem.',
    segments: [],
  },
  {
    name: 'Web Design Workshop',
    length: '3 days',
    about: 'Plan, design and publish a site that people enjoy using.',
    segments: [],
  },
  {
    name: 'Graphic Design Workshop',
    length: '3 hours',
    about: 'A fast afternoon: learn the tools, sprint on a brief, present the result.',
    segments: [
      { title: 'Design sprint', length: '60 min' },
      { title: 'Presentations', length: '2 min each' },
    ],
  },
];

/**
 * Popup on the events page and the embedded form: from 15 July 00:00 until before 19 July 00:00 in
 * Nepal, which is 'between 15 and 18 July 2025' with both days whole (spec section 9).
 */
const WORKSHOP_WINDOW = {
  opens: zonedStart(2025, 7, 15),
  closes: zonedStart(2025, 7, 19),
} as const;

/** True while the workshops can be registered for. */
export function areWorkshopsOpen(now: Date): boolean {
  return now >= WORKSHOP_WINDOW.opens && now < WORKSHOP_WINDOW.closes;
}

/**
 * The external registration form that `/user/workshops` embeds. A reserved example address: set
 * the address of your own form; the security policy allows frames from its host.
 */
export const WORKSHOP_FORM_URL = 'https://forms.example/pratibha-workshops';

export const WORKSHOP_TEXTS = {
  popupTitle: 'Workshops Registration Open!',
  popupText: 'AI, web and graphic design: seats for the workshops can be taken until 18 July.',
  popupAction: 'See the workshops',
  none: 'No workshops available right now. Please check back later.',
  formTitle: 'Workshop registration form',
} as const;
