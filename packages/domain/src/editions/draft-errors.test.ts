import { expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { draftErrors, renderingErrors } from './draft-errors.ts';

const { dates, details, place, competitions, contact, timeline } = LEAST_CONTENT;
const [first] = competitions.all;

/**
 * What is written, where a draft is refused for it, and where it keeps pages from being rendered.
 */
const CASES: readonly (readonly [string, object, readonly string[], readonly string[]])[] = [
  ['nothing wrong', {}, [], []],
  ['a blank text', { title: ' ' }, [], []],
  ['a link that is none yet', { contact: { ...contact, website: 'http' } }, [], []],
  [
    'an instant that is none yet',
    { dates: { ...dates, eventDay: '2030' } },
    [],
    ['/dates/eventDay'],
  ],
  ['dates out of order', { dates: { ...dates, eventDay: dates.registrationOpens } }, [], []],
  ['a number out of its bounds', { place: { ...place, latitude: 91 } }, [], ['/place/latitude']],
  [
    'too few entries',
    { timeline: { ...timeline, landing: { ...timeline.landing, steps: [] } } },
    [],
    ['/timeline/landing/steps'],
  ],
  ['a number that is none', { year: '2030' }, ['/year'], ['/year']],
  ['a text that is none', { title: 3 }, ['/title'], ['/title']],
  ['a field that is missing', { title: undefined }, ['/title'], ['/title']],
  ['a field too many', { more: 1 }, ['/more'], ['/more']],
  ['a text too long', { shortTitle: 'x'.repeat(31) }, ['/shortTitle'], []],
  ['what cannot be kept', { title: 'a\u0000' }, ['/title'], ['/title']],
  [
    'too many entries',
    { details: { ...details, prize: Array.from({ length: 51 }, () => 'x') } },
    ['/details/prize'],
    ['/details/prize'],
  ],
  ['no list', { details: { ...details, prize: 'x' } }, ['/details/prize'], ['/details/prize']],
  [
    'no choice',
    { competitions: { ...competitions, all: [{ ...first, drawing: 3 }] } },
    ['/competitions/all/0/drawing'],
    ['/competitions/all/0/drawing'],
  ],
];

test.each(CASES)('%s', (_, change, ofDraft, ofPages) => {
  const content = { ...LEAST_CONTENT, ...change };
  expect(draftErrors(content).map(({ path }) => path)).toEqual(ofDraft);
  expect(renderingErrors(content).map(({ path }) => path)).toEqual(ofPages);
});

test.each([null, [], 'x', 3])('%j is no draft', (value) => {
  expect(draftErrors(value)).toMatchObject([{ path: '', error: { code: 'not-fields' } }]);
});
