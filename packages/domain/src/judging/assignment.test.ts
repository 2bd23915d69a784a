import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { type AssignmentInput, assigning, type ProposedAssignment } from './assignment.ts';
import type { Pair } from './shared-works.ts';

const range = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

function input(
  works: number,
  judges: number,
  rest: Partial<AssignmentInput> = {},
): AssignmentInput {
  return {
    works: range(1_000, works),
    judges: range(1, judges).map((id) => ({ id, mostWorks: null })),
    judgesPerWork: 3,
    conflicts: [],
    kept: [],
    seed: 7,
    ...rest,
  };
}

function proposed(given: AssignmentInput): ProposedAssignment {
  const work = assigning(given);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** What holds of every proposal, whatever is asked. */
function check(given: AssignmentInput): ProposedAssignment {
  const result = proposed(given);
  const all = [...given.kept, ...result.added];
  const names = all.map(({ judgeId, workId }) => `${judgeId} ${workId}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { judgeId, workId } of given.conflicts)
    expect(names).not.toContain(`${judgeId} ${workId}`);
  for (const { id, mostWorks } of given.judges) {
    const own = result.added.filter(({ judgeId }) => judgeId === id).length;
    const kept = given.kept.filter(({ judgeId }) => judgeId === id).length;
    expect(own === 0 || kept + own <= (mostWorks ?? Infinity)).toBe(true);
  }
  for (const workId of given.works) {
    const judges = all.filter((pair) => pair.workId === workId).length;
    const missing = result.uncovered.find((each) => each.workId === workId)?.missing ?? 0;
    expect(Math.max(judges + missing, given.judgesPerWork)).toBe(judges + missing);
  }
  return result;
}

const spreadOf = ({ loads }: ProposedAssignment) => {
  const works = loads.map((each) => each.works);
  return Math.max(...works) - Math.min(...works);
};

describe('an assignment', () => {
  test('gives each work its judges, and all loads are level', () => {
    const result = check(input(60, 8));
    expect(result.added).toHaveLength(180);
    expect(result.uncovered).toEqual([]);
    expect(spreadOf(result)).toBeLessThanOrEqual(1);
    expect(result.groups).toHaveLength(1);
  });

  test('is the same again', () => {
    expect(proposed(input(20, 6))).toEqual(proposed(input(20, 6)));
  });

  test('never assigns a conflict, and names what it cannot cover', () => {
    const conflicts = range(1, 3).map((judgeId) => ({ judgeId, workId: 1_000 }));
    const result = check(input(5, 5, { conflicts }));
    expect(result.uncovered).toEqual([{ workId: 1_000, missing: 1, conflicts: 3 }]);
  });

  test('keeps to what judges want', () => {
    const judges = [{ id: 1, mostWorks: 2 }, ...range(2, 4).map((id) => ({ id, mostWorks: 10 }))];
    const result = check(input(10, 5, { judges }));
    expect(result.loads.map(({ works }) => works)).toEqual([2, 7, 7, 7, 7]);
    const few = judges.map((judge) => ({ ...judge, mostWorks: 4 }));
    const short = check(input(10, 5, { judges: few }));
    expect(short.uncovered.reduce((sum, { missing }) => sum + missing, 0)).toBe(10);
  });

  test('lets others change their works where only so a work is covered', () => {
    // Work 1000 is for judge 1 alone, who has room for one work.
    const judges = [
      { id: 1, mostWorks: 1 },
      { id: 2, mostWorks: null },
    ];
    const conflicts = [{ judgeId: 2, workId: 1_001 }];
    const given = input(2, 2, { judges, conflicts, judgesPerWork: 1 });
    for (const seed of range(0, 20)) {
      expect(check({ ...given, seed }).uncovered).toEqual([]);
    }
  });

  test('leaves what is assigned as it is, and fills what a judge left', () => {
    const first = proposed(input(12, 6));
    const kept = first.added.filter(({ judgeId }) => judgeId !== 1);
    const left = first.added.length - kept.length;
    const judges = range(2, 5).map((id) => ({ id, mostWorks: null }));
    const result = check(input(12, 6, { kept, judges }));
    expect(result.added).toHaveLength(left);
    expect(spreadOf(result)).toBeLessThanOrEqual(1);
    expect(proposed(input(12, 6, { kept: first.added })).added).toEqual([]);
  });

  test('lets all judges share works, directly or through others', () => {
    for (const seed of range(0, 30)) {
      const result = check(input(6, 6, { judgesPerWork: 2, seed }));
      expect([seed, result.groups.length]).toEqual([seed, 1]);
    }
  });

  test('gives common works to every judge who may and has room', () => {
    const conflicts = [{ judgeId: 2, workId: 1_000 }];
    const kept = [{ judgeId: 3, workId: 1_005 }];
    const judges = range(1, 5).map((id) => ({ id, mostWorks: id === 3 ? 2 : null }));
    const common = [1_000, 1_001];
    const result = check(input(10, 5, { judges, conflicts, kept, common }));
    const judgesOf = (workId: number) =>
      result.added.filter((pair) => pair.workId === workId).map(({ judgeId }) => judgeId);
    expect(judgesOf(1_000).toSorted()).toEqual([1, 3, 4, 5]);
    // The third has one kept, and room for one of the two.
    expect(judgesOf(1_001).toSorted()).toEqual([1, 2, 4, 5]);
    expect(result.uncovered).toEqual([]);
    const again = check(
      input(10, 5, { judges, conflicts, common, kept: [...kept, ...result.added] }),
    );
    expect(again.added).toEqual([]);
  });

  test('says which judges share none', () => {
    // Two halves that know each other's works.
    const conflicts = range(1, 4).flatMap((judgeId) =>
      range(1_000, 4)
        .filter((workId) => judgeId <= 2 === workId >= 1_002)
        .map((workId): Pair => ({ judgeId, workId })),
    );
    const { groups } = check(input(4, 4, { judgesPerWork: 2, conflicts }));
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('has each work early with one judge and late with another', () => {
    const { added } = proposed(input(60, 10));
    const whenOf = new Map<number, number[]>();
    for (const id of range(1, 10)) {
      const own = added.filter(({ judgeId }) => judgeId === id);
      for (const [at, { workId }] of own.entries()) {
        whenOf.set(workId, [...(whenOf.get(workId) ?? []), at / own.length]);
      }
    }
    const means = [...whenOf.values()].map((when) => when.reduce((a, b) => a + b, 0) / when.length);
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.5);
  });

  test('holds whatever is asked', () => {
    const chance = new Chance(58);
    for (let n = 0; n < 60; n += 1) {
      const [works, judges] = [chance.between(1, 20), chance.between(1, 9)];
      const conflicts = range(1, judges).flatMap((judgeId) =>
        range(1_000, works).flatMap((workId) => (chance.happens(25) ? [{ judgeId, workId }] : [])),
      );
      const limits = range(1, judges).map((id) => ({
        id,
        mostWorks: chance.oneIn(3) ? chance.between(1, 8) : null,
      }));
      check(
        input(works, judges, {
          conflicts,
          judges: limits,
          judgesPerWork: chance.between(1, 4),
          seed: n,
        }),
      );
    }
  });
});
