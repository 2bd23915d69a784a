import { LIMITS } from '../limits.ts';
import {
  colour,
  day,
  fields,
  instant,
  link,
  linkOrPath,
  list,
  mailAddress,
  markdown,
  number,
  type Of,
  oneOf,
  orNull,
  picture,
  questions,
  text,
  yes,
} from '../value.ts';
import { LANDING_SECTIONS } from './sections.ts';
import { STEP_WINDOWS } from './step-windows.ts';

const PARAGRAPH = 2_000;
/** The longest name of something, in code points. */
export const SHORT = 120;
/** A page of its own. */
const WHOLE_PAGE = 30_000;
/** The most cash of one prize. */
export const MOST_CASH = 100_000_000;
/** The longest name of a currency. */
export const CURRENCY = 10;

const titled = fields({ title: text(SHORT), text: text(PARAGRAPH) });
const passage = fields({ heading: text(SHORT), text: markdown(PARAGRAPH) });
const headed = { eyebrow: text(SHORT), heading: text() };
const legalPage = fields({ title: text(SHORT), updated: day(), text: markdown(WHOLE_PAGE) });

/**
 * A step of a timeline; it is over at `ends`. `when` is how the page writes it, without the year.
 */
const step = fields({
  /**
   * What of the edition it is: then its days and `when` follow the dates. Null: it has days of its
   * own.
   */
  window: orNull(oneOf(...STEP_WINDOWS)),
  starts: instant(),
  ends: instant(),
  title: text(SHORT),
  when: text(SHORT),
  note: text(),
});

const prize = fields({
  rank: number(1, 3),
  place: text(SHORT),
  /**
   * Cash and scholarship in whole units of the currency (R9.11); every scholarship is 'up to' this.
   */
  cash: number(0, MOST_CASH),
  scholarship: number(0, MOST_CASH),
  /** What was announced otherwise, in a sentence. */
  note: orNull(text()),
});

const workshop = fields({
  name: text(SHORT),
  length: text(SHORT),
  about: text(PARAGRAPH),
  /** The timed parts, where the programme fixes them. */
  segments: list(fields({ title: text(SHORT), length: text(SHORT) })),
});

const competition = fields({
  name: text(SHORT),
  /** Which of the drawings stands above it. */
  drawing: oneOf('graphic-design', 'ai-web-design'),
  pitch: text(),
  categories: list(text(SHORT)),
  make: text(),
  rules: list(text()),
  criteria: list(text()),
});

/** Everything that a college says of one year of its competition, by section. */
export const EDITION = fields({
  year: number(1900, 2199),
  /** 'Second edition'. */
  ordinal: text(SHORT),
  title: text(SHORT),
  shortTitle: text(30),
  tagline: text(),
  blurb: text(PARAGRAPH),
  headline: text(),
  audience: text(),
  organiser: text(SHORT),
  dates: fields({
    /** The countdown's target (R9.1). */
    registrationOpens: instant(),
    /** The deadline that was announced first, where it was extended later. */
    firstDeadline: orNull(instant()),
    registrationCloses: instant(),
    /** Both null where nothing is handed in. */
    submissionsOpen: orNull(instant()),
    submissionsClose: orNull(instant()),
    eventDay: instant(),
    eventEnds: instant(),
  }),
  /** What a new event asks at first; null: the product's default question (R5.4). */
  registration: fields({ questions: orNull(questions()) }),
  contact: fields({ phone: text(40), website: link(), email: mailAddress() }),
  place: fields({
    name: text(SHORT),
    address: text(),
    locality: text(SHORT),
    /** Both, or null: then there is no map. */
    latitude: orNull(number(-90, 90, false)),
    longitude: orNull(number(-180, 180, false)),
    /** Whether the footer's map waits for a press; otherwise it also comes by itself (R2.13). */
    mapOnPress: yes(),
  }),
  /** Where its events are that say nothing else; all null: nowhere in particular. */
  venue: fields({
    name: orNull(text(LIMITS.venue)),
    room: orNull(text(LIMITS.room)),
    address: orNull(text(LIMITS.address)),
    map: orNull(link()),
  }),
  details: fields({
    eyebrow: text(SHORT),
    heading: text(),
    text: text(PARAGRAPH),
    /** What there is to win, in parts; every second one is marked. */
    prize: list(text(), { least: 1 }),
    facts: list(fields({ label: text(SHORT), value: text() })),
  }),
  /**
   * The landing page and the guidelines may name another day as the final event (R2.17 keeps both),
   * so each has a timeline of its own.
   */
  timeline: fields({
    landing: fields({ eyebrow: text(SHORT), heading: text(), steps: list(step, { least: 1 }) }),
    guidelines: fields({ heading: text(), note: text(), steps: list(step, { least: 1 }) }),
  }),
  competitions: fields({
    eyebrow: text(SHORT),
    heading: text(),
    /** Of the guidelines. */
    structure: text(SHORT),
    all: list(competition, { least: 1 }),
  }),
  prizes: fields({
    eyebrow: text(SHORT),
    /** Of the guidelines. */
    heading: text(SHORT),
    /** As it stands before an amount: 'Nrs.'. */
    currency: text(CURRENCY),
    groups: list(fields({ competition: text(SHORT), prizes: list(prize, { least: 1, most: 3 }) })),
  }),
  gallery: fields({ ...headed, note: text(), pictures: list(picture('gallery'), { most: 24 }) }),
  testimonials: fields({
    eyebrow: text(SHORT),
    heading: text(),
    all: list(fields({ quote: text(PARAGRAPH), role: text(SHORT) })),
  }),
  about: fields({ eyebrow: text(SHORT), heading: text(), text: list(markdown(PARAGRAPH)) }),
  faq: fields({
    ...headed,
    all: list(fields({ question: text(), answer: markdown(PARAGRAPH) })),
  }),
  /** Those of one tier stand together, tiers in the order of their first sponsor. */
  sponsors: fields({
    ...headed,
    all: list(
      fields({
        name: text(SHORT),
        link: orNull(link()),
        tier: text(SHORT),
        logo: orNull(picture('sponsor')),
      }),
    ),
  }),
  team: fields({
    ...headed,
    all: list(
      fields({
        name: text(SHORT),
        role: text(SHORT),
        link: orNull(link()),
        photo: orNull(picture('person')),
      }),
    ),
  }),
  /** The newest is shown first, whatever their order here. */
  news: fields({
    ...headed,
    all: list(fields({ date: day(), title: text(SHORT), text: markdown(PARAGRAPH) })),
  }),
  /** The landing page below its head, in this order; each section is named exactly once. */
  sections: list(fields({ name: oneOf(...LANDING_SECTIONS), shown: yes() })),
  guidelines: fields({
    heading: text(SHORT),
    lead: text(PARAGRAPH),
    objective: passage,
    eligibility: passage,
    flow: fields({ heading: text(SHORT), steps: list(titled) }),
    submission: fields({ heading: text(SHORT), lead: text(PARAGRAPH), items: list(titled) }),
    ready: passage,
  }),
  workshops: fields({
    /**
     * The popup and the embedded form are there from `opens` until before `closes` (R9.5); null:
     * never.
     */
    opens: orNull(instant()),
    closes: orNull(instant()),
    /** The form that `/user/workshops` embeds; the security policy allows its origin. */
    formUrl: orNull(linkOrPath()),
    popup: fields({ title: text(SHORT), text: text(PARAGRAPH), action: text(SHORT) }),
    /** Of the guidelines. */
    heading: text(SHORT),
    programme: list(workshop),
  }),
  /** What the advert says, in each phase of the edition. */
  advert: fields({ upcoming: titled, open: titled, closed: titled, over: titled }),
  /** What search engines and shared links say of the pages. */
  descriptions: fields({ landing: text(), guidelines: text() }),
  legal: fields({ privacy: legalPage, rules: legalPage }),
  /** Null is the product's own colour, and its mark. */
  look: fields({ accent: orNull(colour()), logo: orNull(picture('site')) }),
});

/** The content of an edition, as it is kept: instants are ISO 8601 texts. */
export type EditionContent = Of<typeof EDITION>;
export type EditionDates = EditionContent['dates'];
export type EditionVenue = EditionContent['venue'];
export type TimelineStep = Of<typeof step>;
export type Competition = Of<typeof competition>;
export type Prize = Of<typeof prize>;
export type LegalPage = Of<typeof legalPage>;
export type Workshop = Of<typeof workshop>;
