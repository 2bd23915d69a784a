import { describe, expect, test } from 'vitest';
import type { EditionContent } from './content.ts';
import { LEAST_CONTENT, PICTURE } from './content-cases.ts';
import { type EditionError, editionErrors } from './edition-errors.ts';
import { movedAlong } from './moved-dates.ts';
import { shownSections } from './sections.ts';

/** The content with another value at a JSON pointer; undefined takes the field away. */
function contentWith(pointer: string, value: unknown): unknown {
  // Through JSON, so that nothing in it is shared.
  const content = JSON.parse(JSON.stringify(LEAST_CONTENT)) as Record<string, unknown>;
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  let place = content;
  for (const name of names) place = place[name] as Record<string, unknown>;
  place[last] = value;
  if (value === undefined) delete place[last];
  return content;
}

test('nothing is wrong with the least that an edition says', () => {
  expect(editionErrors(LEAST_CONTENT)).toEqual([]);
});

test.each([[null], [[]], ['text'], [1]])('%j is no content', (value) => {
  expect(editionErrors(value)).toEqual([{ path: '', error: { code: 'not-fields' } }]);
});

describe('one wrong value is named where it stands', () => {
  test.each<[string, unknown, EditionError]>([
    ['/title', undefined, { code: 'not-a-text' }],
    ['/title', 7, { code: 'not-a-text' }],
    ['/title', ' \n', { code: 'blank' }],
    ['/title', 'x'.repeat(121), { code: 'longer-than', limit: 120 }],
    ['/title', 'a\u0000', { code: 'unstorable-text' }],
    ['/subtitle', 'More', { code: 'unknown-field' }],
    ['/year', 1899, { code: 'not-between', least: 1900, most: 2199 }],
    ['/year', 2030.5, { code: 'not-between', least: 1900, most: 2199 }],
    ['/year', '2030', { code: 'not-between', least: 1900, most: 2199 }],
    ['/place/latitude', 91, { code: 'not-between', least: -90, most: 90 }],
    ['/dates', null, { code: 'not-fields' }],
    ['/dates/eventDay', '', { code: 'no-instant' }],
    ['/dates/eventDay', '2030-07-20', { code: 'invalid-instant' }],
    ['/dates/eventDay', '2030-07-20T00:00', { code: 'invalid-instant' }],
    ['/dates/eventDay', null, { code: 'not-a-text' }],
    ['/dates/firstDeadline', 'soon', { code: 'invalid-instant' }],
    ['/contact/website', 'javascript:alert(1)', { code: 'invalid-link' }],
    ['/contact/email', 'info@college.example?bcc=all', { code: 'invalid-address' }],
    ['/contact/email', 'college.example', { code: 'invalid-address' }],
    ['/workshops/formUrl', "https://forms.example'; script-src *", { code: 'invalid-link' }],
    ['/workshops/formUrl', '//forms.example/workshops', { code: 'invalid-link' }],
    ['/workshops/formUrl', '/\\forms.example', { code: 'invalid-link' }],
    ['/workshops/formUrl', 'javascript:alert(1)', { code: 'invalid-link' }],
    ['/competitions/all', {}, { code: 'not-a-list' }],
    ['/competitions/all', [], { code: 'too-few-entries', least: 1 }],
    ['/testimonials/all', Array(51).fill(null), { code: 'too-many-entries', most: 50 }],
    ['/sections/0/shown', 'yes', { code: 'not-yes-or-no' }],
    ['/legal/privacy/updated', '', { code: 'no-day' }],
    ['/legal/privacy/updated', '2030-02-30', { code: 'invalid-day' }],
    ['/gallery/pictures/0', null, { code: 'not-fields' }],
    ['/gallery/pictures/0/file', '../secret', { code: 'no-picture' }],
    ['/gallery/pictures/0/file', 'https://x.example/a.png', { code: 'no-picture' }],
    ['/gallery/pictures/0/alt', ' ', { code: 'blank' }],
    ['/gallery/pictures/0/alt', undefined, { code: 'not-a-text' }],
    ['/gallery/pictures/0/caption', 7, { code: 'not-a-text' }],
    ['/gallery/pictures/0/width', 0, { code: 'not-between', least: 1, most: 100_000 }],
    ['/gallery/pictures/0/focus/x', 101, { code: 'not-between', least: 0, most: 100 }],
    ['/gallery/pictures/0/focus/y', 1.5, { code: 'not-between', least: 0, most: 100 }],
    ['/gallery/pictures/0/src', 'x', { code: 'unknown-field' }],
    ['/gallery/pictures', Array(25).fill(PICTURE), { code: 'too-many-entries', most: 24 }],
    ['/registration/questions', '{"1":', { code: 'wrong-questions' }],
    ['/registration/questions', '{}', { code: 'wrong-questions' }],
    ['/registration/questions', '["Why?"]', { code: 'wrong-questions' }],
    ['/registration/questions', '{"1":{"type":"number"}}', { code: 'wrong-questions' }],
    ['/look/logo', 'logo.svg', { code: 'not-fields' }],
    ['/look/accent', 'red', { code: 'invalid-colour' }],
    ['/look/accent', '#767676', { code: 'low-contrast', pair: 'light', ratio: 3.98, least: 4.5 }],
    [
      '/competitions/all/0/drawing',
      'robot',
      { code: 'not-one-of', values: ['graphic-design', 'ai-web-design'] },
    ],
    ['/prizes/groups/0/prizes/0/cash', -1, { code: 'not-between', least: 0, most: 100_000_000 }],
  ])('%s: %j', (path, value, error) => {
    expect(editionErrors(contentWith(path, value))).toEqual([{ path, error }]);
  });
});
test('the form of the workshops may be a page of this site', () => {
  expect(editionErrors(contentWith('/workshops/formUrl', '/forms/workshops'))).toEqual([]);
});

describe('dates that contradict each other', () => {
  const day = (text: string) => `${text}T00:00+05:45`;
  test.each<[string, string, EditionError]>([
    ['/dates/firstDeadline', '2030-05-31', { code: 'before-date', date: 'registrationOpens' }],
    ['/dates/registrationCloses', '2030-05-31', { code: 'before-date', date: 'registrationOpens' }],
    ['/dates/submissionsOpen', '2030-06-30', { code: 'before-date', date: 'registrationCloses' }],
    ['/dates/submissionsClose', '2030-06-30', { code: 'before-date', date: 'submissionsOpen' }],
    ['/dates/eventDay', '2030-07-09', { code: 'before-date', date: 'submissionsClose' }],
    ['/dates/eventEnds', '2030-07-19', { code: 'before-date', date: 'eventDay' }],
    ['/timeline/landing/steps/0/ends', '2030-06-01', { code: 'ends-before-start' }],
    ['/timeline/guidelines/steps/0/ends', '2030-05-01', { code: 'ends-before-start' }],
    ['/workshops/closes', '2030-06-10', { code: 'ends-before-start' }],
  ])('%s on %s', (path, value, error) => {
    expect(editionErrors(contentWith(path, day(value)))).toEqual([{ path, error }]);
  });

  test('registration may not end before the deadline that was announced first', () => {
    expect(editionErrors(contentWith('/dates/firstDeadline', day('2030-07-02')))).toEqual([
      {
        path: '/dates/registrationCloses',
        error: { code: 'before-date', date: 'firstDeadline' },
      },
    ]);
  });

  test('the event is in the year of the edition, by the day in Nepal', () => {
    const wrong = { path: '/dates/eventDay', error: { code: 'not-in-the-year', year: 2029 } };
    expect(editionErrors(contentWith('/year', 2029))).toEqual([wrong]);
  });
});

describe('of two dates that contradict each other the one that was moved is named', () => {
  const { dates } = LEAST_CONTENT;
  const day = (text: string) => `${text}T00:00+05:45`;
  const moved = { ...dates, registrationCloses: day('2030-07-04') };
  const wrong = (path: string, error: EditionError) => [{ path: `/dates/${path}`, error }];
  test.each<[string, Partial<typeof dates>, EditionContent['dates'] | null, object]>([
    [
      'moved',
      {},
      dates,
      wrong('registrationCloses', { code: 'after-date', date: 'submissionsOpen' }),
    ],
    [
      'nothing known',
      {},
      null,
      wrong('submissionsOpen', { code: 'before-date', date: 'registrationCloses' }),
    ],
    [
      'the other one moved',
      { registrationCloses: dates.registrationCloses, submissionsOpen: day('2030-06-29') },
      dates,
      wrong('submissionsOpen', { code: 'before-date', date: 'registrationCloses' }),
    ],
    ['both moved', { submissionsOpen: day('2030-07-04') }, dates, []],
  ])('%s', (_, others, published, expected) => {
    const content = { ...LEAST_CONTENT, dates: { ...moved, ...others } };
    expect(editionErrors(content, published)).toEqual(expected);
  });

  test('moved along, the other keeps its distance', () => {
    const pair = { moved: 'registrationCloses', standing: 'submissionsOpen' } as const;
    expect(movedAlong(pair, moved, dates)).toBe('2030-07-04T00:00+05:45');
  });
});

test('contradictions are told beside values that are wrong for themselves', () => {
  const [group] = LEAST_CONTENT.prizes.groups;
  const content = {
    ...LEAST_CONTENT,
    title: '',
    dates: { ...LEAST_CONTENT.dates, eventEnds: '', submissionsOpen: '2030-06-02T00:00+05:45' },
    place: { ...LEAST_CONTENT.place, longitude: null },
    prizes: {
      ...LEAST_CONTENT.prizes,
      groups: [{ ...group, competition: '', prizes: [group?.prizes[0], group?.prizes[0]] }],
    },
  };
  expect(editionErrors(content).map(({ path, error }) => [path, error.code])).toEqual([
    ['/title', 'blank'],
    ['/dates/eventEnds', 'no-instant'],
    ['/prizes/groups/0/competition', 'blank'],
    ['/dates/submissionsOpen', 'before-date'],
    ['/place/longitude', 'not-between'],
    ['/prizes/groups/0/prizes', 'rank-twice'],
  ]);
});

test('a place has both coordinates, or none', () => {
  const { place } = LEAST_CONTENT;
  const nowhere = { ...place, latitude: null, longitude: null };
  expect(editionErrors({ ...LEAST_CONTENT, place: nowhere })).toEqual([]);
  expect(editionErrors(contentWith('/place/latitude', null))).toEqual([
    { path: '/place/latitude', error: { code: 'not-between', least: -90, most: 90 } },
  ]);
});

test('a rank is given once in a competition', () => {
  const prize = LEAST_CONTENT.prizes.groups[0]?.prizes[0];
  const path = '/prizes/groups/0/prizes';
  expect(editionErrors(contentWith(path, [prize, prize]))).toEqual([
    { path, error: { code: 'rank-twice' } },
  ]);
});

describe('each section of the landing page has one place', () => {
  const [first, ...others] = LEAST_CONTENT.sections;
  test.each<[string, unknown, string, EditionError]>([
    ['missing', others, '/sections', { code: 'section-missing', name: 'details' }],
    ['twice', [first, ...others, first], '/sections/11/name', { code: 'section-twice' }],
  ])('%s', (_what, sections, path, error) => {
    expect(editionErrors(contentWith('/sections', sections))).toEqual([{ path, error }]);
  });

  test('in whichever order', () => {
    expect(editionErrors(contentWith('/sections', [...others, first]))).toEqual([]);
  });
});

test('sections that are off, or have no entries, are not shown', () => {
  const sections = LEAST_CONTENT.sections.map((each) => ({ ...each, shown: true }));
  expect(shownSections({ ...LEAST_CONTENT, sections })).toEqual([
    ...['details', 'timeline', 'competitions', 'prizes', 'gallery'],
  ]);
  const faq = { ...LEAST_CONTENT.faq, all: [{ question: 'Why?', answer: 'So.' }] };
  const turned = sections.toReversed().map((each) => ({ ...each, shown: each.name.length < 6 }));
  const about = { ...LEAST_CONTENT.about, text: ['We do.'] };
  const written = { ...LEAST_CONTENT, faq, about, sections: turned };
  expect(shownSections(written)).toEqual(['faq', 'about']);
});

test('what a new event asks at first are questions, or nothing', () => {
  for (const questions of ['{"1":"Why?"}', '{"1":{"question":"Why?","type":"short_text"}}', null])
    expect(editionErrors({ ...LEAST_CONTENT, registration: { questions } })).toEqual([]);
});
