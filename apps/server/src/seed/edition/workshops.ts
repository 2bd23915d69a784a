import type { EditionContent } from '@pratibha/domain/editions/content';
import { zonedIso } from '@pratibha/domain/time/competition-time';
import { type Calendar, endOf, inWords, startOf } from './calendar.ts';

/** Three workshops, and an external form at a reserved example address. */
export function workshops(calendar: Calendar): EditionContent['workshops'] {
  const [first, last] = calendar.workshops;
  return {
    opens: zonedIso(startOf(calendar, first)),
    closes: zonedIso(endOf(calendar, last)),
    formUrl: 'https://forms.example/pratibha-workshops',
    popup: {
      title: 'Workshops Registration Open!',
      text: `AI, web and graphic design: seats for the workshops can be taken until ${inWords(last)}.`,
      action: 'See the workshops',
    },
    heading: 'Workshops',
    programme: [
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
    ],
  };
}
