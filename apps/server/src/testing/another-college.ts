import type { EditionContent, TimelineStep } from '@pratibha/domain/editions/content';
import type { Picture } from '@pratibha/domain/editions/pictures';
import { LANDING_SECTIONS } from '@pratibha/domain/editions/sections';
import { zonedIso, zonedStart } from '@pratibha/domain/time/competition-time';

const YEAR = 2031;
const at = (month: number, day: number) => zonedIso(zonedStart(YEAR, month, day));

const step = (
  month: number,
  days: readonly [first: number, last: number],
  said: Pick<TimelineStep, 'title' | 'when' | 'note'>,
): TimelineStep => ({
  window: null,
  starts: at(month, days[0]),
  ends: at(month, days[1] + 1),
  ...said,
});

const STEPS: TimelineStep[] = [
  step(10, [1, 1], { title: 'Doors open', when: '1 October', note: 'Put your team on the list.' }),
  step(11, [2, 2], { title: 'List closes', when: '2 November', note: 'Nobody joins after it.' }),
  step(11, [3, 9], { title: 'Building week', when: '3–9 November', note: 'Show what moves.' }),
  step(11, [14, 14], {
    title: 'The fair',
    when: '14 November',
    note: 'Bring your families along.',
  }),
];

/**
 * The edition of a college in Nepal that is not the one the product begins with: each text is its
 * own, and so are people, place and addresses.
 * @param picture stands in the gallery, and is the logo
 */
export function anotherCollege(picture: Picture): EditionContent {
  return {
    year: YEAR,
    ordinal: 'Fifth fair',
    title: 'Koshi Makers Fair',
    shortTitle: 'Koshi Makers',
    tagline: 'Machines that help a village.',
    blurb: 'Every autumn the east builds robots, pumps and sensors by the river.',
    headline: 'A workbench of your own for the winning team of each class',
    audience: 'diploma students of engineering',
    organiser: 'Koshi Riverside Campus',
    dates: {
      registrationOpens: at(10, 1),
      firstDeadline: null,
      registrationCloses: at(11, 3),
      submissionsOpen: at(11, 3),
      submissionsClose: at(11, 10),
      eventDay: at(11, 14),
      eventEnds: at(11, 15),
    },
    registration: { questions: null },
    contact: {
      phone: '+977-21-555-0177',
      website: 'https://koshi-riverside.example',
      email: 'desk@koshi-riverside.example',
    },
    place: {
      name: 'Koshi Riverside Campus',
      address: 'Traffic Chowk, Biratnagar',
      locality: 'Biratnagar',
      latitude: 26.4525,
      longitude: 87.2718,
      mapOnPress: true,
    },
    venue: {
      name: 'Jute Hall',
      room: null,
      address: 'Mill Road, Biratnagar',
      map: 'https://maps.example/jute-hall',
    },
    details: {
      eyebrow: 'The fair',
      heading: 'Bring a machine, take home a bench',
      text: 'Teams of three build something that a farmer, a nurse or a bus driver would use.',
      prize: ['Each class wins ', 'a workbench', ' with its tools.'],
      facts: [
        { label: 'For', value: 'Engineering students' },
        { label: 'On', value: '14 November 2031' },
      ],
    },
    timeline: {
      landing: { eyebrow: 'Calendar', heading: 'From sketch to stall', steps: STEPS },
      guidelines: {
        heading: 'Calendar of the fair',
        note: 'Days may move with rain.',
        steps: STEPS,
      },
    },
    competitions: {
      eyebrow: 'Classes',
      heading: 'Two classes of machines',
      structure: 'How classes are made up',
      all: [
        {
          drawing: 'ai-web-design',
          name: 'Field Robots',
          pitch: 'It drives through mud and comes back.',
          categories: ['Weeding', 'Carrying'],
          make: 'One robot below twenty kilograms.',
          rules: ['Batteries of at most 24 volts'],
          criteria: ['Distance', 'Repair in the field'],
        },
        {
          drawing: 'graphic-design',
          name: 'River Sensors',
          pitch: 'It warns before the water comes.',
          categories: ['Level', 'Quality'],
          make: 'One sensor that lasts a week alone.',
          rules: ['Parts for at most ten thousand rupees'],
          criteria: ['Accuracy', 'Price'],
        },
      ],
    },
    prizes: {
      eyebrow: 'To win',
      heading: 'What teams win',
      currency: 'Nrs.',
      groups: ['Field Robots', 'River Sensors'].map((competition) => ({
        competition,
        prizes: [
          { rank: 1, place: 'Golden wrench', cash: 75_000, scholarship: 90_000, note: null },
          { rank: 2, place: 'Silver wrench', cash: 25_000, scholarship: 10_000, note: null },
        ],
      })),
    },
    gallery: {
      eyebrow: 'Pictures',
      heading: 'How it looked by the river',
      note: 'Taken by the photo club of the campus.',
      pictures: [picture],
    },
    testimonials: {
      eyebrow: 'Heard at the stalls',
      heading: 'Makers about the fair',
      all: [{ quote: 'Our pump still runs in Inaruwa.', role: 'Builder of a pump' }],
    },
    about: {
      eyebrow: 'The campus',
      heading: 'Grease under the nails',
      text: ['The campus has held the fair since its **own workshop** was built.'],
    },
    faq: {
      eyebrow: 'Asked',
      heading: 'Before you write to us',
      all: [{ question: 'May we weld there?', answer: 'Yes, with a *mask* of your own.' }],
    },
    sponsors: {
      eyebrow: 'Helpers',
      heading: 'Those who lend tools',
      all: [{ name: 'Eastern Tool Library', link: null, tier: 'Lender', logo: null }],
    },
    team: {
      eyebrow: 'Crew',
      heading: 'Ask one of them',
      all: [{ name: 'Ramila Chaudhary', role: 'Runs the yard', link: null, photo: null }],
    },
    news: {
      eyebrow: 'Board',
      heading: 'Pinned to the board',
      all: [{ date: `${YEAR}-09-20`, title: 'A second yard', text: 'Stalls stand in two yards.' }],
    },
    sections: LANDING_SECTIONS.map((name) => ({ name, shown: true })),
    guidelines: {
      heading: 'Handbook of the fair',
      lead: 'How stalls, batteries and judges work.',
      objective: { heading: 'Why we do it', text: 'Useful machines shall leave the workshop.' },
      eligibility: { heading: 'Who builds', text: 'Students of a diploma in engineering.' },
      flow: {
        heading: 'In three moves',
        steps: [{ title: 'Enrol', text: 'One of you enrols the team.' }],
      },
      submission: {
        heading: 'What judges read',
        lead: 'Hand in a logbook.',
        items: [{ title: 'Logbook', text: 'Photos of each day of building.' }],
      },
      ready: { heading: 'Tools packed?', text: 'Then put your team on the list.' },
    },
    workshops: {
      opens: at(10, 5),
      closes: at(10, 20),
      formUrl: 'https://enrol.koshi-riverside.example/soldering',
      popup: {
        title: 'Learn to solder',
        text: 'Two evenings, all irons are there.',
        action: 'Have a look',
      },
      heading: 'Evenings in the yard',
      programme: [
        { name: 'Soldering', length: '2 evenings', about: 'Joints that hold.', segments: [] },
      ],
    },
    advert: {
      upcoming: { title: 'Soon', text: 'The yard opens its list in October.' },
      open: { title: 'Stalls left', text: 'Put your team on the list now.' },
      closed: { title: 'All stalls taken', text: 'Come and look on 14 November.' },
      over: { title: 'Swept up', text: 'The yard is empty until next autumn.' },
    },
    descriptions: {
      landing: 'A fair of machines in Biratnagar for students of engineering.',
      guidelines: 'Classes, batteries, stalls and judges of the fair.',
    },
    legal: {
      privacy: {
        title: 'What we keep',
        updated: `${YEAR}-08-01`,
        text: 'The campus keeps names of builders and burns the list in spring.',
      },
      rules: {
        title: 'House rules of the yard',
        updated: `${YEAR}-08-01`,
        text: 'Wear shoes. Charge batteries outdoors. Thank the judges.',
      },
    },
    look: { accent: '#0f5c4d', logo: picture },
  };
}
