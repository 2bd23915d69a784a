import { expect, test } from 'vitest';
import { conflictHints, foldedCollege, tellingDomain } from './conflict-hints.ts';
import { namesIn } from './names-in-works.ts';

const NOBODY = { college: null, mobile: null, email: null };
const JUDGE = {
  college: 'St. Xavier’s College',
  mobile: '9841000001',
  email: 'asha@robots.edu.np',
};

test.each([
  ['nothing is known', NOBODY, null],
  ['another college', { ...NOBODY, college: 'Hill College' }, null],
  [
    'the same college, written otherwise',
    { ...NOBODY, college: 'ST XAVIER’S  college' },
    'same-college',
  ],
  ['the same mobile', { ...NOBODY, mobile: '9841000001' }, 'same-mobile'],
  ['no mobile on either side', { ...NOBODY, mobile: '' }, null],
  ['the same domain', { ...NOBODY, email: 'ram@Robots.EDU.np' }, 'same-mail-domain'],
  ['a domain below it', { ...NOBODY, email: 'ram@lab.robots.edu.np' }, null],
  ['all of it: the strongest', JUDGE, 'same-mobile'],
  ['domain and college: the stronger', { ...JUDGE, mobile: null }, 'same-mail-domain'],
] as const)('%s', (_, author, reason) => {
  const found = conflictHints([{ id: 1, ...JUDGE }], [{ id: 7, ...author }]);
  expect(found).toEqual(reason === null ? [] : [{ judgeId: 1, workId: 7, reason }]);
});

test('two who have an address at a public provider need not know each other', () => {
  const of = (email: string) => ({ ...NOBODY, email });
  const found = (email: string, other: string) =>
    conflictHints([{ id: 1, ...of(email) }], [{ id: 7, ...of(other) }]).length;
  expect(found('a@gmail.com', 'b@gmail.com')).toBe(0);
  expect(found('a@pcampus.edu.np', 'b@pcampus.edu.np')).toBe(1);
});

test.each([
  ['a@GMAIL.com', null],
  ['a@people.example', null],
  ['a@example.com', null],
  ['a@school.test', null],
  ['a@pcampus.edu.np', 'pcampus.edu.np'],
  ['a@contest.np.', 'contest.np'],
  ['a@', null],
])('the domain of %s says %s', (email, domain) => {
  expect(tellingDomain(email)).toBe(domain);
});

test.each([
  ['  ', null],
  ['–', null],
  ['Arts & Crafts, Kathmandu', 'arts and crafts kathmandu'],
  ['त्रि-चन्द्र क्याम्पस', 'त्रि चन्द्र क्याम्पस'],
])('the college %j', (name, folded) => {
  expect(foldedCollege(name)).toBe(folded);
});

const AUTHOR = {
  name: 'Om Shrestha',
  college: 'Hill College',
  mobile: '9841000002',
  email: 'om.s@people.example',
};
test.each([
  ['A robot that sorts waste.', []],
  ['Made by Shrestha and friends', ['name']],
  ['https://sites.example/shrestha-robot', ['name']],
  ['Shresthas are many', []],
  ['Om is a sound', []],
  ['From hill  college, with love', ['college']],
  ['Write to OM.S@people.example', ['mail']],
  ['Call +977 984-100-0002', ['mobile']],
])('%j names its author by %j', (text, by) => {
  expect(namesIn([text, 'https://work.example/1'], AUTHOR)).toEqual(by);
});
