import { describe, expect, test } from 'vitest';
import { rankWorks } from '../packages/domain/src/ranking/rank-works.ts';
import { rankedByLibrary } from './ranked-by-library.ts';
import { measured, missedPromises, season, WORLDS } from './seasons.ts';
import { measuredFinals } from './seasons-of-finals.ts';

/** What depends on chance has a seed, so that it comes out the same each time. */
const SEASONS = [
  ['usual', 1],
  ['usual', 2],
  ['no severity', 3],
] as const;

describe('the ranking beside one of a library, by the inverse of the whole matrix', () => {
  test.each(SEASONS)('of a season %s, seed %i', (name, seed) => {
    const own = season(WORLDS[name], seed);
    const ours = rankWorks(own.sheets, own.works);
    const theirs = rankedByLibrary(own);
    expect([ours.basis, ours.works.length]).toEqual(['calibrated', 60]);
    const byWork = new Map(theirs.works.map((each) => [each.work, each]));
    for (const { work, rank, calibrated, margin, open } of ours.works) {
      const other = byWork.get(work);
      expect([rank, ...open]).toEqual([other?.rank, ...(other?.open ?? [])]);
      expect(calibrated).toBeCloseTo(other?.calibrated ?? Number.NaN, 1);
      expect(margin).toBeCloseTo(other?.margin ?? Number.NaN, 1);
    }
    expect(ours.judges).toHaveLength(8);
    for (const { judge, severity } of ours.judges) {
      expect(severity).toBeCloseTo(theirs.severities.get(judge) ?? Number.NaN, 1);
    }
  });
});

test('calibrated, the order is nearer to the true one, and no farther where nobody is severe', () => {
  const usual = measured(WORLDS.usual, 30);
  const none = measured(WORLDS['no severity'], 30);
  expect(usual.calibrated.tau - usual.means.tau).toBeGreaterThan(0.02);
  expect(Math.abs(none.calibrated.tau - none.means.tau)).toBeLessThan(0.005);
});

test('what a thousand seasons give is held to what was promised', () => {
  const told = {
    means: { tau: 0.701, winner: 0.428 },
    calibrated: { tau: 0.736, winner: 0.481 },
  };
  expect(missedPromises('usual', told)).toEqual([]);
  const worse = { ...told, calibrated: { tau: 0.731, winner: 0.46 } };
  expect(missedPromises('usual', worse)).toEqual([
    'usual: tau is 0.731 and not 0.737',
    'usual: winner is 0.460 and not 0.5',
  ]);
  const costly = { means: { tau: 0.74, winner: 0.54 }, calibrated: { tau: 0.734, winner: 0.54 } };
  expect(missedPromises('no severity', costly)).toHaveLength(1);
  expect(missedPromises('half a level of drift', worse)).toEqual([]);
});

test('a final finds the best work more often, mostly by as many ballots as there may be', () => {
  const { winner, ballots } = measuredFinals(WORLDS.usual, 30);
  expect(winner).toBeGreaterThan(measured(WORLDS.usual, 30).calibrated.winner);
  expect(ballots).toBeGreaterThan(50);
});
