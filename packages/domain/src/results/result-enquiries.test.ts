import { describe, expect, test } from 'vitest';
import { asksUntil, whyNotAskAboutResult } from './result-enquiries.ts';
import { type ResultTerms, USUAL_TERMS, whyNotSettleTerms } from './result-terms.ts';

const at = (time: string) => new Date(`2025-07-${time}Z`);
const released_at = at('22T12:15:00');

test.each([
  [72, '25T12:15:00'],
  [1, '22T13:15:00'],
])('within %d hours one asks until %s', (asks_hours, until) => {
  expect(asksUntil({ released_at, asks_hours })).toEqual(at(until));
});

test.each([
  ['at the release', 72, false, '22T12:15:00', null],
  ['in the last second', 72, false, '25T12:14:59', null],
  ['at the end', 72, false, '25T12:15:00', 'result-enquiries-over'],
  ['where nobody may', null, false, '22T12:15:00', 'result-enquiries-off'],
  ['a second time', 72, true, '22T12:15:00', 'result-enquiry-made'],
  ['a second time after the end', 72, true, '26T12:15:00', 'result-enquiry-made'],
])('%s', (_, asks_hours, hasAsked, now, why) => {
  const until = asksUntil({ released_at, asks_hours });
  expect(whyNotAskAboutResult({ until, hasAsked }, at(now))).toBe(why);
});

describe('what is said of a round beforehand', () => {
  const named: ResultTerms = { ...USUAL_TERMS, names_judges: true };
  const off: ResultTerms = { ...USUAL_TERMS, asks_hours: null };
  test.each([
    ['naming, before it opens', USUAL_TERMS, named, false, false, null],
    ['naming, once it is open', USUAL_TERMS, named, true, false, 'judges-not-named'],
    ['naming no more, once it is open', named, USUAL_TERMS, true, false, null],
    ['naming no more, once it is frozen', named, USUAL_TERMS, true, true, 'results-frozen'],
    ['other hours, once it is frozen', USUAL_TERMS, off, true, true, null],
    ['other hours of named judges', named, { ...named, asks_hours: 24 }, true, true, null],
  ])('%s', (_, before, after, isOpened, isFrozen, why) => {
    expect(whyNotSettleTerms({ before, after, isOpened, isFrozen })).toBe(why);
  });
});
