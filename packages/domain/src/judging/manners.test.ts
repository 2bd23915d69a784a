import { expect, test } from 'vitest';
import {
  type RoundManner,
  whyNotGiveStands,
  whyNotGo,
  whyNotHaveStood,
  whyNotPropose,
  whyNotSettleManner,
} from './manners.ts';

const NOW = new Date('2025-07-16T10:00:00Z');
const at = (hour: number) => new Date(`2025-07-16T${String(hour).padStart(2, '0')}:00:00Z`);

const STATES = {
  prepared: { opened_at: null, opens_at: at(9), closes_at: at(12) },
  waiting: { opened_at: at(8), opens_at: at(11), closes_at: at(12) },
  open: { opened_at: at(8), opens_at: at(9), closes_at: at(12) },
  over: { opened_at: at(6), opens_at: at(7), closes_at: at(9) },
} as const;
const round = (state: keyof typeof STATES, manner: RoundManner = 'at-the-stand') => ({
  ...STATES[state],
  manner,
});

test.each([
  ['prepared', 'remote', null],
  ['open', 'at-the-stand', null],
  ['open', 'remote', 'round-is-open'],
  ['over', 'remote', 'round-is-open'],
] as const)('a round at the stand that is %s becomes %s: %s', (state, manner, refusal) => {
  expect(whyNotSettleManner(round(state), manner)).toBe(refusal);
});

test('only what is not at the stand is assigned beforehand', () => {
  expect(whyNotPropose(round('open'))).toBe('assigned-at-the-stand');
  expect(whyNotPropose(round('open', 'presented'))).toBe('assigned-by-order');
  expect(whyNotPropose(round('open', 'remote'))).toBeNull();
});

test.each([
  ['prepared', 'round-not-open', 'judging-not-begun'],
  ['waiting', null, 'judging-not-begun'],
  ['open', null, null],
  ['over', 'round-over', 'round-over'],
] as const)('%s: stands are given: %s, and gone to: %s', (state, give, go) => {
  expect(whyNotGiveStands(round(state), NOW)).toBe(give);
  expect(whyNotGo(round(state), NOW)).toBe(go);
  expect(whyNotGiveStands(round(state, 'remote'), NOW)).toBe('not-at-the-stand');
  expect(whyNotGo(round(state, 'remote'), NOW)).toBe('not-at-the-stand');
});

test('nobody is sent on while a round is paused', () => {
  expect(whyNotGo({ ...round('open'), paused_at: at(10) }, NOW)).toBe('judging-paused');
  expect(whyNotGo({ ...round('open'), paused_at: null }, NOW)).toBeNull();
});

test.each([
  ['prepared', 'judging-not-begun'],
  ['waiting', 'judging-not-begun'],
  ['open', null],
  ['over', null],
] as const)('%s: judges say where they stood without a network: %s', (state, refusal) => {
  expect(whyNotHaveStood(round(state), NOW)).toBe(refusal);
  expect(whyNotHaveStood(round(state, 'remote'), NOW)).toBe('not-at-the-stand');
});

test('where they stood is said in a pause, too', () => {
  expect(whyNotHaveStood({ ...round('open'), paused_at: at(10) }, NOW)).toBeNull();
});
