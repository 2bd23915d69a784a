import { describe, expect, test } from 'vitest';
import {
  isLastAward,
  type ShowSlide,
  SLIDE_LIMITS,
  slideErrors,
  stepsOfShow,
  whyNotMove,
  whyNotShow,
} from './show.ts';

const award = (title: string, position: number | null) => ({ title, position });
const GIVEN = [
  award('Winner', 1),
  award('Runner-up', 2),
  award('Third A', 3),
  award('Third B', 3),
  award('Bold', null),
];
const SLIDES: readonly ShowSlide[] = [
  { place: 'closing', text: 'Thank you' },
  { place: 'opening', text: ' Welcome ' },
  { place: 'before-first', text: 'Now the best' },
  { place: 'before-third', text: 'Three prizes' },
  { place: 'opening', text: 'The jury' },
];

function told(awards: readonly { title: string; position: number | null }[], slides = SLIDES) {
  return stepsOfShow(awards, slides).map((step) => {
    if (step.kind === 'award') return step.award.title;
    return step.kind === 'slide' ? `“${step.text}”` : 'title';
  });
}

describe('the steps of a show', () => {
  test('go from special awards and the third rank up, with the texts between', () => {
    expect(told(GIVEN)).toEqual([
      ...['title', '“Welcome”', '“The jury”', 'Bold', '“Three prizes”', 'Third A', 'Third B'],
      ...['Runner-up', '“Now the best”', 'Winner', '“Thank you”'],
    ]);
  });

  test.each([
    ['no texts', GIVEN, [], ['title', 'Bold', 'Third A', 'Third B', 'Runner-up', 'Winner']],
    ['one prize alone', [award('Winner', 1)], [], ['title', 'Winner']],
    ['a text before a prize that nobody gets', [], SLIDES.slice(3, 4), ['title', '“Three prizes”']],
    [
      'special awards in their order',
      [award('B', null), award('A', null)],
      [],
      ['title', 'B', 'A'],
    ],
    ['prizes after the third before it', [award('3', 3), award('4', 4)], [], ['title', '4', '3']],
  ])('%s', (_, awards, slides, steps) => {
    expect(told(awards, slides)).toEqual(steps);
  });

  test('the last award brings the rest, also where texts follow it', () => {
    const steps = stepsOfShow(GIVEN, SLIDES);
    expect(steps.map((_, at) => isLastAward(steps, at)).indexOf(true)).toBe(9);
    expect(steps.filter((_, at) => isLastAward(steps, at))).toHaveLength(1);
    expect(isLastAward(stepsOfShow([], []), 0)).toBe(false);
  });
});

test('texts are not blank, and not too long', () => {
  const long = 'x'.repeat(SLIDE_LIMITS.text + 1);
  expect(slideErrors([{ text: 'Welcome' }, { text: ' ' }, { text: long }])).toEqual([
    { path: '/1/text', error: { code: 'required', field: 'slide' } },
    { path: '/2/text', error: { code: 'too-long', field: 'slide', limit: SLIDE_LIMITS.text } },
  ]);
});

describe('a show begins', () => {
  const READY = {
    state: 'approved',
    needsApproval: true,
    awards: 2,
    isCorrection: false,
    isRunning: false,
  } as const;

  test.each([
    ['with approved results', {}, null],
    ['with those that nobody else could approve', { state: 'frozen', needsApproval: false }, null],
    ['again, once some awards were told', { state: 'showing' }, null],
    ['not before anything is frozen', { state: 'open' }, 'results-not-frozen'],
    ['not while they are corrected', { state: 'correcting' }, 'results-not-frozen'],
    ['not without approval', { state: 'frozen' }, 'approval-needed'],
    ['not while it goes on', { state: 'showing', isRunning: true }, 'show-goes-on'],
    ['not once all is out', { state: 'released' }, 'results-released'],
    ['not while an instant lies ahead', { state: 'waiting' }, 'show-release-waits'],
    ['not without an award', { awards: 0 }, 'show-without-awards'],
    ['not with a correction', { isCorrection: true }, 'show-of-correction'],
  ] as const)('%s', (_, facts, why) => {
    expect(whyNotShow({ ...READY, ...facts })).toBe(why);
  });
});

describe('a press moves a show', () => {
  const at = (run: number, step: number) => ({ run, step });

  test.each([
    ['by one step', at(1, 0), at(1, 0), 1, null],
    ['back', at(1, 2), at(1, 2), 1, null],
    ['not where none is under way', at(1, 0), null, 1, 'show-not-running'],
    ['not after another press', at(1, 0), at(1, 1), 1, 'changed-meanwhile'],
    ['not from the rehearsal before it', at(1, 0), at(2, 0), 1, 'changed-meanwhile'],
    ['not behind its beginning', at(1, 0), at(1, 0), -1, 'show-at-end'],
    ['not over its end', at(1, 2), at(1, 2), 3, 'show-at-end'],
  ] as const)('%s', (_, seen, now, to, why) => {
    expect(whyNotMove(seen, now, { to, steps: 3 })).toBe(why);
  });
});
