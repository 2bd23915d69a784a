import { expect, test } from 'vitest';
import {
  afterRenaming,
  competitionNames,
  competitionWarnings,
  eventOfCompetition,
  withoutEvent,
} from './competition-events.ts';
import { LEAST_CONTENT } from './content-cases.ts';
import type { JsonFields } from './json.ts';

const titled = (title: string, competition: string | null = null) => ({ title, competition });

test.each([
  ['no event', [], ['Web', 'Poster']],
  ['an event of each title', [titled('Poster'), titled('Web')], []],
  ['other capitals and blanks', [titled(' wEB'), titled('Poster')], []],
  ['a title that says more', [titled('Web 2030')], ['Poster']],
  ['a word that begins like it', [titled('Website')], ['Web', 'Poster']],
  ['an event that was renamed since', [titled('Pages of the town', 'Web')], ['Poster']],
  ['an event that was renamed, as its competition', [titled('Pages', 'web')], ['Poster']],
  ['a title of one that was made for another', [titled('Web', 'Poster')], ['Web']],
])('with %s', (_, events, missing) => {
  expect(withoutEvent(['Web', 'Poster'], events)).toEqual(missing);
});

test('an event stands for one competition alone, where its title is the name of one', () => {
  expect(withoutEvent(['Design', 'Web Design'], [titled('Web Design')])).toEqual(['Design']);
});

test('the warning stands at the name', () => {
  const [competition] = LEAST_CONTENT.competitions.all;
  if (!competition) throw new Error('no competition');
  const all = [competition, { ...competition, name: 'Poster' }];
  const content = { competitions: { all } } as unknown as JsonFields;
  expect(competitionWarnings(content, [titled(competition.name)])).toEqual([
    {
      path: '/competitions/all/1/name',
      error: { code: 'competition-without-event', competition: 'Poster' },
    },
  ]);
});

const web = titled('Web', 'Web');
const hand = titled('Poster 2030');

test.each([
  ['one that was renamed', ['Pages', 'Poster'], [{ event: web, competition: 'Pages' }]],
  ['one whose event was made by hand', ['Web', 'Prints'], [{ event: hand, competition: 'Prints' }]],
  ['two that changed places', ['Poster', 'Web'], []],
  ['one that went', ['Poster'], []],
  ['one that came', ['Web', 'Poster', 'Film'], []],
])('events go along with %s', (_, after, changes) => {
  expect(afterRenaming(['Web', 'Poster'], after, [web, hand])).toEqual(changes);
});

test.each([
  [{}, []],
  [{ competitions: { all: [{ name: 'Web' }, { name: ' ' }, {}, null] } }, ['Web', ' ', '', '']],
])('the names in %j', (content, names) => {
  expect(competitionNames(content)).toEqual(names);
});

test('an event takes the windows of its edition, to their last minute, and its questions', () => {
  const questions = '{"1":"Why?"}';
  const { dates } = LEAST_CONTENT;
  const event = eventOfCompetition(
    { name: 'Web', make: 'A site.' },
    { dates, registration: { questions } },
  );
  expect(event).toEqual({
    ...{ title: 'Web', description: 'A site.', requires_submission: true },
    registration_open: new Date(dates.registrationOpens),
    registration_close: new Date('2030-06-30T23:59+05:45'),
    submission_start: new Date(dates.submissionsOpen ?? ''),
    submission_close: new Date('2030-07-09T23:59+05:45'),
    event_date: '2030-07-20',
    event_questions: { '1': 'Why?' },
  });
});

test('where nothing is handed in, it takes no works', () => {
  const dates = { ...LEAST_CONTENT.dates, submissionsOpen: null, submissionsClose: null };
  const content = { ...LEAST_CONTENT, dates };
  expect(eventOfCompetition({ name: 'Web', make: 'A site.' }, content)).toMatchObject({
    ...{ requires_submission: false, submission_start: null, submission_close: null },
    event_questions: {},
  });
});

test('where nobody could register there is none', () => {
  const { registrationOpens } = LEAST_CONTENT.dates;
  const dates = { ...LEAST_CONTENT.dates, registrationCloses: registrationOpens };
  const content = { ...LEAST_CONTENT, dates };
  expect(eventOfCompetition({ name: 'Web', make: 'A site.' }, content)).toBeNull();
});
