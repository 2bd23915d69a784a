import type { EditionContent, TimelineStep } from './content.ts';
import type { Picture } from './pictures.ts';
import { LANDING_SECTIONS, type LandingSection } from './sections.ts';

const titled = { title: 'Title', text: 'Text' };
const headed = { eyebrow: 'Eyebrow', heading: 'Heading' };
const legalPage = { title: 'Title', updated: '2030-05-01', text: 'Text' };
const passage = { heading: 'Heading', text: 'Text' };
const at = (day: string) => `${day}T00:00+05:45`;
const step: TimelineStep = {
  window: null,
  starts: at('2030-06-01'),
  ends: at('2030-06-02'),
  title: 'Title',
  when: '1 June',
  note: 'Note',
};

/** In these nothing stands. */
const EMPTY: readonly LandingSection[] = [
  'testimonials',
  'about',
  'news',
  'faq',
  'team',
  'sponsors',
];

/** @internal only tests use it */
export const PICTURE: Picture = {
  file: '0'.repeat(64),
  width: 1200,
  height: 800,
  alt: 'A stage',
  caption: null,
  focus: { x: 50, y: 50 },
};

/**
 * The least that an edition says; nothing is wrong with it.
 * @internal only tests use it
 */
export const LEAST_CONTENT: EditionContent = {
  year: 2030,
  ordinal: 'First',
  title: 'Title',
  shortTitle: 'Short',
  tagline: 'Tagline',
  blurb: 'Blurb',
  headline: 'Headline',
  audience: 'Audience',
  organiser: 'Organiser',
  dates: {
    registrationOpens: at('2030-06-01'),
    firstDeadline: null,
    registrationCloses: at('2030-07-01'),
    submissionsOpen: at('2030-07-01'),
    submissionsClose: at('2030-07-10'),
    eventDay: at('2030-07-20'),
    eventEnds: at('2030-07-21'),
  },
  registration: { questions: null },
  contact: { phone: '01', website: 'https://college.example', email: 'info@college.example' },
  place: {
    name: 'Place',
    address: 'Address',
    locality: 'Locality',
    latitude: 27.7,
    longitude: 85.3,
    mapOnPress: false,
  },
  venue: { name: null, room: null, address: null, map: null },
  details: { ...headed, text: 'Text', prize: ['Much'], facts: [] },
  timeline: {
    landing: { ...headed, steps: [step] },
    guidelines: { heading: 'Heading', note: 'Note', steps: [step] },
  },
  competitions: {
    ...headed,
    structure: 'Structure',
    all: [
      {
        name: 'Competition',
        drawing: 'graphic-design',
        pitch: 'Pitch',
        categories: [],
        make: 'Make',
        rules: [],
        criteria: [],
      },
    ],
  },
  prizes: {
    eyebrow: 'Eyebrow',
    heading: 'Heading',
    currency: 'Nrs.',
    groups: [
      {
        competition: 'Competition',
        prizes: [{ rank: 1, place: 'Winner', cash: 500, scholarship: 0, note: null }],
      },
    ],
  },
  gallery: { ...headed, note: 'Note', pictures: [PICTURE] },
  testimonials: { ...headed, all: [] },
  about: { ...headed, text: [] },
  guidelines: {
    heading: 'Heading',
    lead: 'Lead',
    objective: passage,
    eligibility: passage,
    flow: { heading: 'Heading', steps: [] },
    submission: { heading: 'Heading', lead: 'Lead', items: [] },
    ready: passage,
  },
  workshops: {
    opens: at('2030-06-10'),
    closes: at('2030-06-12'),
    formUrl: 'https://forms.example/workshops',
    popup: { ...titled, action: 'Action' },
    heading: 'Heading',
    programme: [],
  },
  advert: { upcoming: titled, open: titled, closed: titled, over: titled },
  descriptions: { landing: 'Landing', guidelines: 'Guidelines' },
  faq: { ...headed, all: [] },
  sponsors: { ...headed, all: [] },
  team: { ...headed, all: [] },
  news: { ...headed, all: [] },
  sections: LANDING_SECTIONS.map((name) => ({ name, shown: !EMPTY.includes(name) })),
  legal: { privacy: legalPage, rules: legalPage },
  look: { accent: null, logo: null },
};
