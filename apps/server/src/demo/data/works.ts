import type { Chance } from '@pratibha/domain/chance';
import type { DemoEvent } from './events.ts';

type Subject = {
  readonly slug: string;
  readonly kinds: readonly string[];
  readonly themes: readonly string[];
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'AI & Web Design 2024': {
    slug: 'build',
    kinds: ['A website', 'A chat assistant', 'A small game', 'A browser app', 'A school portal'],
    themes: [
      'that helps new students find their way through the college',
      'that explains traffic rules in Nepali',
      'that recognises handwritten Devanagari digits',
      'for the library, with search and reminders',
      'that compares vegetable prices between markets',
    ],
  },
  'Graphic Design 2024': {
    slug: 'design',
    kinds: ['A poster', 'A brochure', 'A series of three posters', 'A logo with its rules'],
    themes: [
      'about clean air in the valley',
      'on the water spouts of Patan',
      'for a festival of short films',
      'that asks people to keep the Bagmati clean',
      'about women who climb',
    ],
  },
  'Data Storytelling Contest': {
    slug: 'story',
    kinds: ['Three charts', 'A scrolling page', 'A notebook', 'A map and two charts'],
    themes: [
      'on how far children walk to school in seven districts',
      'about tourism before and after the monsoon',
      'that show where the forest came back',
      'on the price of rice since 2015',
      'about the languages spoken at home',
    ],
  },
  'Photo Story: My Neighbourhood': {
    slug: 'photos',
    kinds: ['Five photographs', 'A photo story', 'Five pictures with captions'],
    themes: [
      'from the morning market in Asan',
      'of the potters’ square after the rain',
      'about my uncle’s tea shop',
      'from the last bus stop of our line',
      'of roofs, water tanks and kites',
    ],
  },
};

const MADE = [
  'Made in two weeks after classes.',
  'It took longer than I thought, and I would do it again.',
  'I worked alone and learnt a lot.',
  'We are two: one drew, one wrote.',
  'Everything was made with free software.',
] as const;

const BETTER = ['The texts are larger now.', 'I corrected the sources.', 'The link opens for all.'];

/** One version of a work: link and description; later versions say what changed. */
export function demoWork(chance: Chance, event: DemoEvent, number: number) {
  const subject = SUBJECTS[event.title];
  if (!subject) throw new Error(`no works are described for ${event.title}`);
  const first = `${chance.pick(subject.kinds)} ${chance.pick(subject.themes)}. ${chance.pick(MADE)}`;
  const work_link = `https://works.example/${subject.slug}/${number}`;
  const demo = chance.happens(40) ? `https://video.example/${subject.slug}/${number}` : null;
  return (revision: number) => ({
    work_link: revision === 1 ? work_link : `${work_link}/v${revision}`,
    demo_or_alternate_link: demo,
    description: revision === 1 ? first : `${first} ${chance.pick(BETTER)}`,
  });
}
