import { LEAST_CONTENT } from '@pratibha/domain/editions/content-cases';
import type { StepWindow } from '@pratibha/domain/editions/step-windows';
import { expect, test } from 'vitest';
import { withLinkedSteps } from './linked-steps.ts';

const { timeline, dates } = LEAST_CONTENT;
const [step] = timeline.landing.steps;

function linked(window: StepWindow | null, when = '', changed: object = {}) {
  const steps = [{ ...step, window, when }];
  const content = {
    ...LEAST_CONTENT,
    dates: { ...dates, ...changed },
    timeline: { ...timeline, landing: { ...timeline.landing, steps } },
  };
  return withLinkedSteps(content).timeline.landing.steps[0];
}

const at = (day: string) => `2030-${day}T00:00+05:45`;

test.each([
  ['registration', at('06-01'), at('07-01'), '1–30 June'],
  ['registration-opens', at('06-01'), at('06-02'), '1 June'],
  ['registration-closes', at('06-30'), at('07-01'), '30 June'],
  ['submission', at('07-01'), at('07-10'), '1–9 July'],
  ['submission-opens', at('07-01'), at('07-02'), '1 July'],
  ['submission-closes', at('07-09'), at('07-10'), '9 July'],
  ['event', at('07-20'), at('07-21'), '20 July'],
] as const)('a step of %s follows the dates', (window, starts, ends, when) => {
  expect(linked(window)).toEqual({ ...step, window, starts, ends, when });
});

test.each([
  ['over two months', { registrationCloses: at('07-09') }, '', '1 June to 8 July'],
  ['with two digits', {}, '09 August', '01–30 June'],
  ['with two digits on one day', { registrationCloses: at('06-02') }, '01 June', '01 June'],
  ['until an hour', { registrationCloses: '2030-06-30T17:00+05:45' }, '', '1–30 June'],
  ['without any time', { registrationCloses: at('06-01') }, '', '1 June'],
] as const)('registration %s', (_, changed, when, words) => {
  expect(linked('registration', when, changed)?.when).toBe(words);
});

test('a timeline that pads its days goes on doing so, whichever of its steps moves', () => {
  const guidelines = {
    ...timeline.guidelines,
    steps: [
      { ...step, window: 'registration-closes', when: '01 June' },
      { ...step, window: null, when: '02–03 June' },
    ],
  };
  const moved = (closes: string, content: { readonly timeline: object }) =>
    withLinkedSteps({ ...content, dates: { ...dates, registrationCloses: at(closes) } });
  const content = { ...LEAST_CONTENT, timeline: { ...timeline, guidelines } };
  const late = moved('06-21', content);
  expect(late.timeline).toMatchObject({ guidelines: { steps: [{ when: '20 June' }, {}] } });
  expect(moved('06-02', late).timeline).toMatchObject({ guidelines });
});

test('a step of its own days, and one whose date is none yet, stay as they are', () => {
  expect(linked(null, 'One day')).toEqual({ ...step, when: 'One day' });
  expect(linked('event', 'Soon', { eventEnds: '' })).toEqual({
    ...step,
    window: 'event',
    when: 'Soon',
  });
});

test.each([
  {},
  { dates: null, timeline: {} },
  { dates: {}, timeline: { landing: { steps: [7] } } },
])('what is no content yet stays as it is: %j', (content) => {
  expect(withLinkedSteps(content)).toEqual(content);
});
