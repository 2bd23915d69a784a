import { expect, test } from 'vitest';
import { LEAST_CONTENT, PICTURE } from './content-cases.ts';
import { publicationFindings } from './publication-findings.ts';

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
  [
    'a day alone without its year',
    { tagline: '3 September' },
    [['/tagline', 'text-names-another-day']],
  ],
  ['a span alone', { tagline: '2–9 July' }, [['/tagline', 'text-names-another-day']]],
  ['the span of the submission alone', { tagline: '1–9 July' }, []],
  [
    'another day in Markdown, over the end of a line',
    {
      about: {
        ...LEAST_CONTENT.about,
        text: ['# Come\n\nThe **registration** ends on the\n*16th* of July.'],
      },
    },
    [
      ['/about/text/0', 'text-names-another-day'],
      ['/sections/6/shown', 'section-off-with-entries'],
    ],
  ],
  [
    'a day that a field asks for',
    { news: { ...LEAST_CONTENT.news, all: [{ date: '2030-09-09', title: 'New', text: 'New' }] } },
    [['/sections/7/shown', 'section-off-with-entries']],
  ],
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
    withSteps({ when: '1 June' }, { when: '2 June' }),
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

const REGISTERED = { ...step, title: 'Registration deadline' };

test.each([
  ['on the day of a date', { starts: june(1), ends: june(2) }, []],
  ['on no day of a date', { starts: june(3), ends: june(4), when: '3 June' }, ['step-on-no-date']],
  [
    'that ends on no day of a date',
    { starts: june(1), ends: june(4), when: '1–3 June' },
    ['step-on-no-date'],
  ],
  [
    'that follows the dates',
    { window: 'registration', starts: june(3), ends: june(4), when: '3 June' },
    [],
  ],
  ['of something else', { title: 'Workshops', starts: june(3), ends: june(4), when: '3 June' }, []],
] as const)('a step of registration %s', (_, change, codes) => {
  const { warnings } = publicationFindings(
    { ...LEAST_CONTENT, ...withSteps({ ...REGISTERED, ...change }) },
    [],
  );
  expect(warnings.map(({ error }) => error.code)).toEqual(codes);
});

test('what cannot be read hides no warning of anything else', () => {
  const wrong = {
    ...LEAST_CONTENT,
    ...withSteps({ when: '3 June' }, { starts: '' }),
    dates: { ...dates, eventEnds: '' },
    tagline: 'Deadline: 3 May',
    gallery: { ...LEAST_CONTENT.gallery, pictures: [] },
  };
  const { errors, warnings } = publicationFindings(wrong, []);
  expect(errors.map(({ path }) => path)).toEqual([
    '/dates/eventEnds',
    '/timeline/landing/steps/1/starts',
  ]);
  expect(warnings.map(({ path }) => path)).toEqual([
    '/timeline/landing/steps/0/when',
    '/tagline',
    '/gallery/pictures',
  ]);
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

test('of nothing there is an error alone', () => {
  const { errors, warnings } = publicationFindings(null, [EVENT]);
  expect(errors).not.toEqual([]);
  expect(warnings).toEqual([]);
});

test.each([
  ['a text for a date', { dates: { ...dates, eventDay: 'soon' } }],
  ['no dates', { dates: null }],
  ['no timeline', { timeline: null }],
  ['no sections and no place', { sections: null, place: 7, look: 'red', prizes: [], legal: 1 }],
  ['lists that are none', { prizes: { ...LEAST_CONTENT.prizes, groups: {} }, workshops: [] }],
])('%s is told, whatever else reads it', (_, change) => {
  const { errors, warnings } = publicationFindings({ ...LEAST_CONTENT, ...change }, [EVENT]);
  expect(errors).not.toEqual([]);
  expect(warnings).toEqual([]);
});

test('a picture that is not there is named wherever it stands', () => {
  const { file } = PICTURE;
  const look = { accent: null, logo: PICTURE };
  const { errors } = publicationFindings({ ...LEAST_CONTENT, look }, [], {
    missing: new Set([file]),
  });
  expect(errors).toEqual(
    ['/gallery/pictures/0/file', '/look/logo/file'].map((path) => ({
      path,
      error: { code: 'unknown-picture' },
    })),
  );
  expect(
    publicationFindings(LEAST_CONTENT, [], { missing: new Set(['f'.repeat(64)]) }).errors,
  ).toEqual([]);
});
