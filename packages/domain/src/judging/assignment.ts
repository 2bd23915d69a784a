import { Chance } from '../chance.ts';
import { judgeGroups, type Pair, shareWorks } from './shared-works.ts';
import { commonPairs } from './works-for-all.ts';

/** Whom works are to be assigned to. */
type AssignedJudge = {
  readonly id: number;
  /** So many at most, with what they have; null: any number. */
  readonly mostWorks: number | null;
};

export type AssignmentInput = {
  readonly works: readonly number[];
  readonly judges: readonly AssignedJudge[];
  readonly judgesPerWork: number;
  /** Never assigned, whatever is missing by it. */
  readonly conflicts: readonly Pair[];
  /** What is assigned already, and stays. */
  readonly kept: readonly Pair[];
  /** Works that every judge gets who may and has room, so that their scores can be compared. */
  readonly common?: readonly number[];
  readonly seed: number;
};

export type ProposedAssignment = {
  /** What comes to what is kept: of each judge in the order in which they best judge. */
  readonly added: readonly Pair[];
  readonly loads: readonly (AssignedJudge & { readonly works: number })[];
  /** Works for which not enough judges are left, with how many have a conflict with them. */
  readonly uncovered: readonly {
    readonly workId: number;
    readonly missing: number;
    readonly conflicts: number;
  }[];
  /**
   * Judges who share works, directly or through others. Scores of two groups cannot be compared.
   */
  readonly groups: readonly (readonly number[])[];
};

/** What one more work costs a judge for each that they have: more than any mixing is worth. */
const LOAD_COST = 1_000;
const MIXING = 100;

/**
 * Proposes who judges what, as the flow of least cost (ADR 55): every work gets its number of
 * judges as far as there are any, loads are level within limits, and judges are mixed by chance.
 * Pauses after each step, so that whoever runs it can do something else meanwhile.
 */
export function* assigning(input: AssignmentInput): Generator<void, ProposedAssignment> {
  const common = commonPairs(input);
  const given = { ...input, kept: [...input.kept, ...common] };
  const flow = new Flow(given);
  const uncovered: ProposedAssignment['uncovered'][number][] = [];
  for (let work = 0; work < input.works.length; work += 1) {
    while (flow.missingOf(work) > 0) {
      if (!flow.addOne(work)) break;
      yield;
    }
    const missing = flow.missingOf(work);
    if (missing === 0) continue;
    const workId = input.works[work] ?? 0;
    const conflicts = new Set(
      input.conflicts.filter((each) => each.workId === workId).map(({ judgeId }) => judgeId),
    ).size;
    uncovered.push({ workId, missing, conflicts });
  }
  const added = [...common, ...shareWorks(flow.added(), given)];
  yield;
  return {
    added: inBestOrder(added, input),
    loads: input.judges.map((judge) => ({
      ...judge,
      works: [...input.kept, ...added].filter(({ judgeId }) => judgeId === judge.id).length,
    })),
    uncovered,
    groups: judgeGroups([...input.kept, ...added]),
  };
}

/**
 * Each work comes early with one of its judges, late with another: scores rise in the course of a
 * day. Those of one judge follow each other by that.
 */
function inBestOrder(added: readonly Pair[], { works, judgesPerWork, seed }: AssignmentInput) {
  const chance = new Chance(seed);
  const placeOf = new Map(works.map((id, place) => [id, place]));
  const taken = new Map<number, number>();
  return added
    .map((pair) => {
      const nth = taken.get(pair.workId) ?? 0;
      taken.set(pair.workId, nth + 1);
      const third = (nth + (placeOf.get(pair.workId) ?? 0)) % judgesPerWork;
      return { pair, when: third + chance.fraction() };
    })
    .sort((a, b) => a.pair.judgeId - b.pair.judgeId || a.when - b.when)
    .map(({ pair }) => pair);
}

/** A flow of least cost from works to judges, one judge more of a work at a time. */
class Flow {
  readonly #input: AssignmentInput;
  /** Of each work the cost of each judge; Infinity where they may not be assigned. */
  readonly #cost: Float64Array[];
  readonly #isAdded: Uint8Array[];
  /** Of each judge the works that were added. */
  readonly #worksOf: Set<number>[];
  readonly #missing: number[];
  readonly #loads: number[];

  constructor(input: AssignmentInput) {
    const { works, judges, judgesPerWork, conflicts, kept, seed } = input;
    this.#input = input;
    const chance = new Chance(seed);
    const judgeAt = new Map(judges.map(({ id }, index) => [id, index]));
    const workAt = new Map(works.map((id, index) => [id, index]));
    this.#cost = works.map(() => Float64Array.from(judges, () => chance.below(MIXING)));
    this.#isAdded = works.map(() => new Uint8Array(judges.length));
    this.#worksOf = judges.map(() => new Set());
    this.#missing = works.map(() => judgesPerWork);
    this.#loads = judges.map(() => 0);
    for (const { judgeId, workId } of [...conflicts, ...kept]) {
      const [work, judge] = [workAt.get(workId), judgeAt.get(judgeId)];
      const costs = work === undefined ? undefined : this.#cost[work];
      if (costs && judge !== undefined) costs[judge] = Number.POSITIVE_INFINITY;
    }
    for (const { judgeId, workId } of kept) {
      const [work, judge] = [workAt.get(workId), judgeAt.get(judgeId)];
      if (work !== undefined) this.#missing[work] = Math.max(0, this.missingOf(work) - 1);
      if (judge !== undefined) this.#loads[judge] = (this.#loads[judge] ?? 0) + 1;
    }
  }

  missingOf(work: number): number {
    return this.#missing[work] ?? 0;
  }

  added(): Pair[] {
    const { works, judges } = this.#input;
    return works.flatMap((workId, work) =>
      judges.flatMap(({ id: judgeId }, judge) =>
        this.#isAdded[work]?.[judge] === 1 ? [{ judgeId, workId }] : [],
      ),
    );
  }

  /**
   * Finds the cheapest way to give the work one judge more, for which others may change theirs.
   * @returns false where there is none
   */
  addOne(from: number): boolean {
    const { works, judges } = this.#input;
    const costOfWork = new Float64Array(works.length).fill(Number.POSITIVE_INFINITY);
    const costOfJudge = new Float64Array(judges.length).fill(Number.POSITIVE_INFINITY);
    const judgeBefore = new Int32Array(works.length).fill(-1);
    const workBefore = new Int32Array(judges.length).fill(-1);
    costOfWork[from] = 0;
    const queue = [from];
    const isQueued = new Uint8Array(works.length);
    for (let head = 0; head < queue.length; head += 1) {
      const work = queue[head] as number;
      isQueued[work] = 0;
      for (const judge of this.#relaxJudges(work, { costOfWork, costOfJudge, workBefore })) {
        for (const other of this.#worksOf[judge] ?? []) {
          const cost = (costOfJudge[judge] ?? 0) - (this.#cost[other]?.[judge] ?? 0);
          if (cost >= (costOfWork[other] ?? 0) - 1e-9) continue;
          costOfWork[other] = cost;
          judgeBefore[other] = judge;
          if (isQueued[other] === 0) {
            isQueued[other] = 1;
            queue.push(other);
          }
        }
      }
    }
    return this.#take(this.#cheapestEnd(costOfJudge), { from, workBefore, judgeBefore });
  }

  /** The judges who are cheaper to reach by this work than they were. */
  #relaxJudges(
    work: number,
    at: {
      readonly costOfWork: Float64Array;
      readonly costOfJudge: Float64Array;
      readonly workBefore: Int32Array;
    },
  ): number[] {
    const [costs, isAdded] = [this.#cost[work], this.#isAdded[work]];
    const cheaper: number[] = [];
    for (let judge = 0; judge < at.costOfJudge.length; judge += 1) {
      if (isAdded?.[judge] === 1) continue;
      const cost = (at.costOfWork[work] ?? 0) + (costs?.[judge] ?? Number.POSITIVE_INFINITY);
      if (!(cost < (at.costOfJudge[judge] ?? 0) - 1e-9)) continue;
      at.costOfJudge[judge] = cost;
      at.workBefore[judge] = work;
      cheaper.push(judge);
    }
    return cheaper;
  }

  /** The judge with room at whom the way ends; -1: none is reached. */
  #cheapestEnd(costOfJudge: Float64Array): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [judge, { mostWorks }] of this.#input.judges.entries()) {
      const load = this.#loads[judge] ?? 0;
      if (mostWorks !== null && load >= mostWorks) continue;
      const cost = (costOfJudge[judge] ?? 0) + load * LOAD_COST;
      if (cost < least) [best, least] = [judge, cost];
    }
    return best;
  }

  #take(
    end: number,
    by: {
      readonly from: number;
      readonly workBefore: Int32Array;
      readonly judgeBefore: Int32Array;
    },
  ): boolean {
    if (end === -1) return false;
    this.#loads[end] = (this.#loads[end] ?? 0) + 1;
    for (let judge = end; ; ) {
      const work = by.workBefore[judge] as number;
      this.#set(work, judge, 1);
      if (work === by.from) break;
      judge = by.judgeBefore[work] as number;
      this.#set(work, judge, 0);
    }
    this.#missing[by.from] = this.missingOf(by.from) - 1;
    return true;
  }

  #set(work: number, judge: number, isAdded: 0 | 1): void {
    const row = this.#isAdded[work];
    if (row) row[judge] = isAdded;
    if (isAdded === 1) this.#worksOf[judge]?.add(work);
    else this.#worksOf[judge]?.delete(work);
  }
}
