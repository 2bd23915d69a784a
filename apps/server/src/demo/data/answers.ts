import type { Chance } from '@pratibha/domain/chance';
import type { AnswerList } from '@pratibha/domain/questions/answers';
import type { DemoEvent } from './events.ts';
import { EVERY_KIND, PITCH } from './questionnaires.ts';

const PROBLEMS = [
  'Nobody knows when the next micro bus comes.',
  'Second-hand textbooks are hard to find.',
  'Farmers in my village sell without knowing the market price.',
  'Water tankers arrive without notice.',
  'New students get lost between the blocks of the college.',
  'Blood donors are found too late.',
  'Load-shedding notices reach us after the light is gone.',
] as const;

const WISHES = [
  'A Nepali dictionary app, because the one I use lacks words from my village.',
  'A map of public toilets and drinking water in Kathmandu, because it would help my grandmother.',
  'A Devanagari font, since most of them look tired on a phone.',
  'An offline reader for school books; the internet at home is slow.',
  'A weather station for schools, because I like soldering more than typing.',
] as const;

const HURDLES = ['I do not know where to begin.', 'My English.', 'I have no computer at home.'];
const OTHERS = ['A friend told me', 'My teacher', 'A poster at the college gate', 'TikTok'];

/** Believable answers to the questions of an event, as the form would send them. */
export function demoAnswers(chance: Chance, event: DemoEvent, person: number): AnswerList {
  if (event.event_questions === EVERY_KIND) return toEveryKind(chance, person);
  if (event.event_questions === PITCH) {
    return [{ 1: chance.pick(PROBLEMS) }, { 2: chance.pick(PITCH[2].options) }];
  }
  return [{ 1: source(chance) }];
}

function source(chance: Chance): string {
  return chance.pick(chance.happens(85) ? EVERY_KIND[1].options : OTHERS);
}

function toEveryKind(chance: Chance, person: number): AnswerList {
  const tools = chance.shuffle(EVERY_KIND[2].options.slice(0, -1)).slice(0, chance.between(0, 3));
  const hasContributed = chance.happens(35);
  return [
    { 1: source(chance) },
    { 2: tools.length > 0 ? tools : ['None of these'] },
    { 3: chance.between(0, 4) },
    { 4: hasContributed ? 'Yes' : 'No' },
    hasContributed ? { 5: `https://code.example/people/${person}` } : { 6: chance.pick(HURDLES) },
    { 7: chance.pick(WISHES) },
    ...(person % 3 === 0 ? [] : [{ 8: `2025-08-0${1 + (person % 8)}` }]),
  ];
}
