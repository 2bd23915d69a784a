import type { EditionContent, TimelineStep } from '@pratibha/domain/editions/content';
import { datesFrom, type SetUpAnswers, yearOf } from '@pratibha/domain/editions/set-up';
import { money } from '../../pages/prizes.ts';
import { formatDay } from '../../time.ts';
import { FIRST_AUDIENCE, FIRST_CURRENCY } from './first-answers.ts';
import { firstGuidelines } from './first-guidelines.ts';
import { firstLegal } from './first-legal.ts';
import { firstSections } from './first-sections.ts';
import { withLinkedSteps } from './linked-steps.ts';
import { ordinalOf } from './ordinals.ts';

const PLACES = ['Winner', '1st Runner-up', '2nd Runner-up'];

/**
 * What an edition says that was made of the answers to the eight questions: in the product's words,
 * with sections off that nobody has written yet.
 * @param answers without errors (`setUpErrors`)
 * @param today the day since which its legal pages hold, YYYY-MM-DD
 */
export function contentFromAnswers(answers: SetUpAnswers, today: string): EditionContent {
  const { competition, college, place, event, registration } = answers;
  const dates = datesFrom(answers);
  const year = yearOf(answers);
  const cash = cashOf(answers);
  const handsIn = answers.submission !== null;
  const { currency } = answers.prizes ?? { currency: FIRST_CURRENCY };
  const { audience = FIRST_AUDIENCE } = registration;
  const prizes =
    cash === 0 ? 'A stage, a jury and recognition' : `${money(cash, currency)} in prizes`;
  const advert = 'Make something, show it, and have it seen by people who know the craft.';
  return withLinkedSteps({
    year,
    ordinal: `${ordinalOf(event.edition)} edition`,
    title: competition.title,
    shortTitle: competition.shortTitle,
    tagline: competition.tagline,
    blurb: `The technology competition of ${college.name}.`,
    headline: prizes,
    audience,
    organiser: college.name,
    dates,
    registration: { questions: null },
    contact: { phone: college.phone, website: college.website, email: college.email },
    place: { name: college.name, ...place, mapOnPress: false },
    venue: { name: college.name, room: null, address: place.address, map: null },
    details: {
      eyebrow: 'Event details',
      heading: 'Show what you can make.',
      text: 'Design something, build something, and have it seen by people who know the craft.',
      prize: cash === 0 ? [`${prizes}.`] : ['Prizes of ', money(cash, currency), ' in all.'],
      facts: [
        { label: 'Who', value: audience },
        { label: 'What', value: answers.competitions.map(({ name }) => name).join(', ') },
        { label: 'When', value: formatDay(event.day) },
      ],
    },
    timeline: timelineOf(answers),
    competitions: {
      eyebrow: 'Competition details',
      heading: 'What can you make?',
      structure: 'Competition structure',
      all: answers.competitions.map(({ name, make }, index) => ({
        name,
        drawing: index % 2 === 0 ? 'ai-web-design' : 'graphic-design',
        pitch: handsIn ? 'Make it, hand it in, show it.' : 'Make it, show it.',
        categories: [],
        make,
        rules: [],
        criteria: ['Originality', 'Quality of the work', 'Use to others'],
      })),
    },
    prizes: prizesOf(answers, currency),
    guidelines: firstGuidelines(audience, handsIn),
    workshops: {
      // Nothing is announced until somebody gives a form, and dates.
      opens: null,
      closes: null,
      formUrl: null,
      popup: {
        title: 'Workshops',
        text: 'Seats for the workshops can be taken now.',
        action: 'See the workshops',
      },
      heading: 'Workshops',
      programme: [],
    },
    advert: {
      upcoming: {
        title: competition.title,
        text: `${advert} Registration opens on ${formatDay(registration.first)}.`,
      },
      open: { title: competition.title, text: advert },
      closed: {
        title: handsIn ? 'The works are on their way' : 'Registration is over',
        text: `Come and see what was made: the event is on ${formatDay(event.day)}.`,
      },
      over: { title: 'This edition is over', text: 'Thank you to everybody who took part.' },
    },
    ...firstSections(answers),
    legal: firstLegal(today, handsIn),
    descriptions: {
      landing: `${competition.title} ${year}, the technology competition of ${college.name} for ${audience}. Register until ${formatDay(registration.last)}.`,
      guidelines:
        'Who may enter, the timeline, the competitions and how they are judged, prizes and what to submit.',
    },
  });
}

function cashOf({ competitions }: SetUpAnswers): number {
  return competitions.flatMap(({ prizes }) => prizes).reduce((sum, prize) => sum + prize, 0);
}

function prizesOf({ competitions }: SetUpAnswers, currency: string): EditionContent['prizes'] {
  return {
    eyebrow: 'Prize pool',
    heading: 'Prize pool',
    currency,
    groups: competitions
      .filter(({ prizes }) => prizes.length > 0)
      .map(({ name, prizes }) => ({
        competition: name,
        prizes: prizes.map((cash, index) => ({
          rank: index + 1,
          place: PLACES[index] ?? '',
          cash,
          scholarship: 0,
          note: null,
        })),
      })),
  };
}

const STEPS: readonly TimelineStep[] = (
  [
    ['registration', 'Registration', 'Sign in and choose your competition.'],
    ['submission', 'Work submissions', 'Send the link to your work and a description.'],
    ['event', 'The event', 'The stage, the jury and the prizes.'],
  ] as const
).map(([window, title, note]) => ({ window, starts: '', ends: '', title, when: '', note }));

/**
 * The same steps on both pages: nobody has said that they differ. Their days follow from the dates.
 */
function timelineOf({ submission }: SetUpAnswers): EditionContent['timeline'] {
  const steps = STEPS.filter((step) => submission !== null || step.window !== 'submission');
  return {
    landing: { eyebrow: 'Event timeline', heading: 'From the first click to the stage', steps },
    guidelines: { heading: 'Timeline and flow', note: 'Every day counts as a whole one.', steps },
  };
}
