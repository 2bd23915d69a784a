import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { textsOfEdition, wantsTranslation } from '@pratibha/domain/language/edition-texts';
import { codePoints } from '@pratibha/domain/limits';
import { expect, test } from 'vitest';
import { contentFromAnswers } from '../../../en/editions/organiser/first-content.ts';
import { WHAT_IS_STORED } from '../../pages/stored.ts';
import { FIRST_TEXTS } from './first-texts.ts';

const COLLEGE = 'Himal Secondary School';
const ANOTHER = {
  ...ANSWERS,
  competition: { ...ANSWERS.competition, title: 'Another', shortTitle: 'Other', tagline: 'Go.' },
  college: { ...ANSWERS.college, name: 'Other College' },
  place: { ...ANSWERS.place, address: 'Elsewhere', locality: 'Dharan' },
  event: { day: '2032-07-30', edition: 21 },
  registration: { audience: 'Everybody', first: '2032-05-02', last: '2032-06-03' },
  submission: { first: '2032-06-04', last: '2032-07-05' },
  prizes: { currency: '$' },
  competitions: [{ name: 'Robots', make: 'One.', prizes: [100, 50, 20] }],
};

const said = (answers: Parameters<typeof contentFromAnswers>[0]) =>
  textsOfEdition(contentFromAnswers(answers, '2031-01-01'));
const WAYS = [ANSWERS, { ...ANSWERS, submission: null }, ANOTHER];

test('whatever an edition says at first that says nothing of its college is there', () => {
  const theirs = new Set(said(ANOTHER).map(({ text }) => text));
  const ofAll = said(ANSWERS).filter(({ text }) => theirs.has(text));
  expect(ofAll.length).toBeGreaterThan(50);
  const missing = ofAll.filter(({ text }) => wantsTranslation(text) && !(text in FIRST_TEXTS));
  expect(missing).toEqual([]);
  const ofNoWorks = said({ ...ANSWERS, submission: null });
  const bring = ofNoWorks.find(({ path }) => path === '/legal/rules/text')?.text ?? '';
  expect(FIRST_TEXTS[bring]).toContain('लिएर आउनुहोस्');
  expect(JSON.stringify(FIRST_TEXTS)).not.toContain(COLLEGE);
});

test('it has the room of the English, and what the product fills in', () => {
  const limits = new Map(
    WAYS.flatMap((each) => said(each).map(({ text, limit }) => [text, limit])),
  );
  const long = Object.entries(FIRST_TEXTS).filter(
    ([source, text]) => codePoints(text) > (limits.get(source) ?? Number.POSITIVE_INFINITY),
  );
  expect(long).toEqual([]);
  const stored = Object.entries(FIRST_TEXTS).filter(([source]) => source.includes(WHAT_IS_STORED));
  expect(stored.map(([, text]) => text.includes(WHAT_IS_STORED))).toEqual([true]);
});
