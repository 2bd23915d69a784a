import type { EditionContent } from '@pratibha/domain/editions/content';
import { type Calendar, FIRST_EDITION, inWords } from './calendar.ts';
import { GALLERY } from './gallery.gen.ts';

type Sections = Pick<EditionContent, 'details' | 'gallery' | 'testimonials' | 'about'>;

/** What the landing page says (R2.14 to R2.21). Wording that these quote is kept. */
export function landing({ year, ordinal, eventDay }: Calendar): Sections {
  return {
    details: {
      eyebrow: 'Event details',
      heading: 'You finished +2. Now show what you can make.',
      text: `The ${ordinal.toLowerCase()} of our technology competition is open to students who have just completed 12th grade or equivalent. Design something, build something, and have it seen by people who know the craft.`,
      prize: [
        'Over ',
        'one lakh Nrs',
        ' in cash prizes and ',
        'seven lakh Nrs',
        ' in scholarships.',
      ],
      facts: [
        { label: 'Who', value: '+2 and equivalent students' },
        { label: 'What', value: 'Two competitions, three workshops' },
        { label: 'Win', value: 'Cash prizes and scholarships' },
        { label: 'When', value: `${inWords(eventDay)} ${year}` },
      ],
    },
    gallery: {
      eyebrow: 'Gallery',
      heading: 'Scenes from a city that builds',
      note: 'Artwork drawn for this site; photographs of the event take its place.',
      pictures: GALLERY.map(({ slug, alt, width, height }) => ({
        file: `gallery/${slug}`,
        ...{ width, height, alt },
        caption: null,
        focus: { x: 50, y: 50 },
      })),
    },
    // Spoken by roles, not by people: nobody is invented by name.
    testimonials: {
      eyebrow: 'Testimonials',
      heading: 'What stays after the event',
      all: [
        {
          quote: 'I came with a poster. I left knowing how to explain every line of it.',
          role: 'A participant of the first edition',
        },
        {
          quote: 'The deadline made me finish something for the first time.',
          role: 'A participant of the first edition',
        },
        {
          quote:
            'The best entries did not look expensive. They had looked closely at a real problem.',
          role: 'A member of the jury',
        },
      ],
    },
    about: {
      eyebrow: 'About',
      heading: 'Talent is everywhere. A stage is not.',
      text: [
        'Every year thousands of students finish +2 with ideas that nobody has asked them about. This competition asks. It gives young innovators a brief, a deadline, a jury and a room full of people who want to see the result.',
        `The first edition was held in ${FIRST_EDITION.year}. The objective has not changed: to showcase and evaluate skills, and to reward them with cash prizes and scholarships.`,
      ],
    },
  };
}
