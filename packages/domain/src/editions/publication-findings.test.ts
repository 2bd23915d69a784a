import { expect, test } from 'vitest';
import { LEAST_CONTENT, PICTURE } from './content-cases.ts';
import { daysNamedIn } from './days-in-texts.ts';
import { publicationFindings } from './publication-findings.ts';

test.each([
  ['8 August', ['2030-08-08']],
  ['until 8th august, 17:00', ['2030-08-08']],
  ['August 8', ['2030-08-08']],
  ['August 8, 2031', ['2031-08-08']],
  ['8 August 2031', ['2031-08-08']],
  ['8–10 August', ['2030-08-08', '2030-08-10']],
  ['24 June – 16 July', ['2030-06-24', '2030-07-16']],
  ['8 of August', ['2030-08-08']],
  ['August 2031', []],
  ['31 June', []],
  ['in May', []],
  ['3 marchers', []],
] as const)('%s names %j', (text, days) => {
  expect(daysNamedIn(text, 2030)).toEqual(days);
});

const { timeline, dates } = LEAST_CONTENT;
const [step] = timeline.landing.steps;
const withSteps = (...steps: readonly object[]) => ({
  timeline: {
    ...timeline,
    landing: { ...timeline.landing, steps: steps.map((each) => ({ ...step, ...each })) },
  },
});
const june = (day: number) => `2030-06-0${day}T00:00+05:45`;

/** What is written, and what looks wrong; registration is from 1 June to the end of 30 June. */
const CASES: readonly (readonly [string, object, readonly (readonly [string, string])[]])[] = [
  ['nothing', {}, []],
  ['the right day', { tagline: 'The deadline is 30 June.' }, []],
  ['its other reading', { tagline: 'The deadline is 1 July.' }, []],
  [
    'another day',
    { tagline: 'The deadline is 16 July.' },
    [['/tagline', 'text-names-another-day']],
  ],
  ['a day of the submission', { tagline: 'Submit by 9 July.' }, []],
  [
    'submitting too late',
    { tagline: 'Submit by 30 July.' },
    [['/tagline', 'text-names-another-day']],
  ],
  [
    'registering by the last day of submission',
    { tagline: 'Register before 9 July!' },
    [['/tagline', 'text-names-another-day']],
  ],
  [
    'the event on another day',
    { tagline: 'The event is on 1 May.' },
    [['/tagline', 'text-names-another-day']],
  ],
  ['another day alone', { tagline: '3 September 2029' }, [['/tagline', 'text-names-another-day']]],
  ['a day of the dates alone', { tagline: '1 June 2030' }, []],
  ['another day of something else', { tagline: 'We meet on 16 July. Register soon.' }, []],
  [
    'the first deadline',
    {
      tagline: 'The deadline was 15 June.',
      dates: { ...dates, firstDeadline: '2030-06-16T00:00+05:45' },
    },
    [],
  ],
  [
    'an extension without a first deadline',
    { tagline: 'Extended from 16 June. The whole day counts.' },
    [['/tagline', 'text-names-extension']],
  ],
  [
    'an extension with one',
    { tagline: 'Extended till 30 June.', dates: { ...dates, firstDeadline: june(9) } },
    [],
  ],
  ['what is extended otherwise', { tagline: 'Extended reality.' }, []],
  [
    'another edition',
    { ordinal: 'Third edition', tagline: 'The second edition is open to students.' },
    [['/tagline', 'text-names-another-edition']],
  ],
  ['this edition', { ordinal: 'Third edition', tagline: 'The third edition is open.' }, []],
  [
    'an edition of an earlier year',
    { ordinal: 'Third edition', tagline: 'The first edition was held in 2028.' },
    [],
  ],
  ['a limited edition', { ordinal: 'Third edition', tagline: 'A limited edition of prints.' }, []],
  ['an edition where none is counted', { tagline: 'The second edition.' }, []],
  [
    'rules that were not read for this year',
    {
      legal: {
        ...LEAST_CONTENT.legal,
        rules: { ...LEAST_CONTENT.legal.rules, updated: '2029-07-01' },
      },
    },
    [['/legal/rules/updated', 'page-long-unchanged']],
  ],
  [
    'a step that is written with another day',
    withSteps({ when: '2 June' }, { when: '3 June' }),
    [['/timeline/landing/steps/1/when', 'step-names-another-day']],
  ],
  [
    'steps out of order',
    withSteps(
      { starts: june(3), ends: june(4), when: '3 June' },
      { starts: june(2), ends: june(3), when: '2 June' },
    ),
    [['/timeline/landing/steps/1/starts', 'step-before-earlier']],
  ],
];

test.each(CASES)('%s', (_, change, expected) => {
  const { errors, warnings } = publicationFindings({ ...LEAST_CONTENT, ...change }, []);
  expect(errors).toEqual([]);
  expect(warnings.map(({ path, error }) => [path, error.code])).toEqual(expected);
});

const EVENT = {
  title: 'Quiz',
  registration_open: new Date('2030-06-01T00:00+05:45'),
  registration_close: new Date('2030-07-01T00:00+05:45'),
  submission_start: null,
  submission_close: null,
};

test.each([
  ['within', {}, []],
  [
    'registered for too early',
    { registration_open: new Date('2030-05-31T00:00+05:45') },
    ['event-registration-outside'],
  ],
  [
    'registered for too long',
    { registration_close: new Date('2030-07-02T00:00+05:45') },
    ['event-registration-outside'],
  ],
  [
    'takes works too long',
    {
      submission_start: new Date('2030-07-01T00:00+05:45'),
      submission_close: new Date('2030-07-11T00:00+05:45'),
    },
    ['event-submission-outside'],
  ],
] as const)('an event that is %s', (_, change, codes) => {
  const { warnings } = publicationFindings(LEAST_CONTENT, [{ ...EVENT, ...change }]);
  expect(warnings.map(({ error }) => error.code)).toEqual(codes);
});

test('errors come first, and hide no warning that does not hang on them', () => {
  const wrong = { ...LEAST_CONTENT, title: '', tagline: 'Deadline: 3 May' };
  const found = publicationFindings(wrong, []);
  expect(found.errors).toEqual([{ path: '/title', error: { code: 'blank' } }]);
  expect(found.warnings.map(({ path }) => path)).toEqual(['/tagline']);
  const early = { ...wrong, dates: { ...dates, registrationCloses: dates.registrationOpens } };
  expect(publicationFindings({ ...early, title: 'Title' }, []).warnings).not.toEqual([]);
});

test.each([
  ['nothing', null],
  ['a text for a date', { ...LEAST_CONTENT, dates: { ...dates, eventDay: 'soon' } }],
  ['a text for the year', { ...LEAST_CONTENT, year: 'soon', tagline: 'Deadline: 3 May' }],
  ['no timeline', { ...LEAST_CONTENT, timeline: null }],
])('%s is an error alone', (_, content) => {
  const { errors, warnings } = publicationFindings(content, [EVENT]);
  expect(errors).not.toEqual([]);
  expect(warnings).toEqual([]);
});

test('a picture that is not there is named wherever it stands', () => {
  const { file } = PICTURE;
  const look = { accent: null, logo: PICTURE };
  const { errors } = publicationFindings({ ...LEAST_CONTENT, look }, [], new Set([file]));
  expect(errors).toEqual(
    ['/gallery/pictures/0/file', '/look/logo/file'].map((path) => ({
      path,
      error: { code: 'unknown-picture' },
    })),
  );
  expect(publicationFindings(LEAST_CONTENT, [], new Set(['f'.repeat(64)])).errors).toEqual([]);
});
