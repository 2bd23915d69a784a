import { Chance } from '@pratibha/domain/chance';
import { pointsOf } from '@pratibha/domain/judging/score-sheets';
import { type CountedSheet, RANKING_VERSION } from '@pratibha/domain/ranking/rank-works';
import { awardsByRank } from '@pratibha/domain/results/awards';
import { type SnapshotContent, workInSnapshot } from '@pratibha/domain/results/snapshot';
import { atOnce } from '@pratibha/domain/steps';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { frozenContent, prizesOf, snapshotHash } from '../../features/results/results.ts';
import { assigned } from './assigned.ts';
import { ARCHIVED_EDITION } from './editions.ts';
import type { DemoEvent } from './events.ts';
import type { DemoPerson } from './people.ts';
import { BUILD_RUBRIC, DESIGN_RUBRIC, type DemoCriterion } from './rubrics.ts';
import { type DemoSaid, type DemoSheet, demoSheets } from './score-sheets.ts';
import type { DemoSubmission } from './submissions.ts';

const SEED = 20_240_819;

/**
 * From the evening of the event, when the last work was accepted, to the evening of the results.
 */
export const BEFORE = {
  added: zonedStart(2024, 8, 14, 10),
  opened: zonedStart(2024, 8, 16, 19),
  closes: zonedStart(2024, 8, 18, 18),
  frozen: zonedStart(2024, 8, 18, 19),
  approved: zonedStart(2024, 8, 19, 10),
  released: zonedStart(2024, 8, 19, 18),
} as const;

type Competition = {
  readonly event: string;
  readonly rubric: readonly DemoCriterion[];
  /** Whether organisers judged, beside three guests whose names were removed since. */
  readonly hasStaff: boolean;
  readonly special: { readonly title: string; readonly prize: string };
};

const COMPETITIONS: readonly Competition[] = [
  {
    ...{ event: 'AI & Web Design 2024', rubric: BUILD_RUBRIC, hasStaff: true },
    special: { title: 'Most Useful to the College', prize: 'A place in its computer club' },
  },
  {
    ...{ event: 'Graphic Design 2024', rubric: DESIGN_RUBRIC, hasStaff: false },
    special: { title: 'Best First Work', prize: 'A drawing tablet' },
  },
];
export const BEFORE_EVENTS = COMPETITIONS.map(({ event }) => event);
const GUESTS = 3;

/** How good the best work is, of 1: so that none has the highest level everywhere. */
const BEST = 0.8;

/** What judges give more or less than others, in their order. */
const KINDNESS = [0.1, -0.15, 0.05, -0.05, 0.2, -0.1];

const SAID: DemoSaid = {
  comments: {
    low: ['Decide what it is for, and leave the rest out.', 'Ask somebody to try it first.', ''],
    middle: ['A good beginning. Fewer colours would help.', 'Say what you made yourself.', ''],
    high: ['One sees at once what it is for.', 'Carefully made to the last corner.', ''],
  },
  notes: ['', '', 'Worth an invitation next year.'],
};

export type BeforeFacts = {
  readonly events: readonly (DemoEvent & { readonly id: number })[];
  readonly submissions: readonly DemoSubmission[];
  readonly staff: readonly DemoPerson[];
  readonly organiser: DemoPerson;
  readonly approver: DemoPerson;
};

/** The last number of each kind that is taken. */
export type Taken = Record<
  'round' | 'criterion' | 'guest' | 'judge' | 'assignment' | 'sheet' | 'award',
  number
>;

export type JudgedBefore = ReturnType<typeof judgedBefore>;

/**
 * How the competitions of the year before were judged, with their results, by the product's own
 * assignment, ranking and hash; of events and works that are numbered already.
 */
export function judgedBefore(facts: BeforeFacts, last: Taken) {
  const chance = new Chance(SEED);
  const taken = { ...last };
  /** The first of so many numbers. */
  const take = (of: keyof Taken, count: number) => {
    const first = taken[of] + 1;
    taken[of] += count;
    return first;
  };
  return COMPETITIONS.map((competition, at) => judged(chance, take, competition, at, facts));
}

type Take = (of: keyof Taken, count: number) => number;

function judged(
  chance: Chance,
  take: Take,
  { event: title, rubric, hasStaff, special }: Competition,
  at: number,
  { events, submissions, staff, organiser, approver }: BeforeFacts,
) {
  const event = events.find((each) => each.title === title);
  if (!event) throw new Error(`there is no event ${title}`);
  const round = {
    ...{ id: take('round', 1), event_id: event.id, place: 1, title: 'One round', version: 3 },
    ...{ takes: 'accepted', minutes_per_work: 10, is_blind: true, judges_per_work: 3 },
    ...{ opens_at: BEFORE.opened, closes_at: BEFORE.closes, opened_at: BEFORE.opened },
  };
  const of = { round_id: round.id };
  const firstCriterion = take('criterion', rubric.length);
  const criteria = rubric.map((each, nth) => ({
    ...{ id: firstCriterion + nth, rubric_id: round.id, place: nth + 1, ...each },
  }));
  const works = worksOf(submissions, event, round.id);
  const firstGuest = take('guest', GUESTS);
  const guests = Array.from({ length: GUESTS }, (_, nth) => ({
    ...{ id: firstGuest + nth, ...of, name: null, made_by: organiser.id, made_at: BEFORE.added },
  }));
  const people = [
    ...(hasStaff ? staff.map((person) => ({ user_id: person.id, guest_id: null, person })) : []),
    ...guests.map(({ id }) => ({ user_id: null, guest_id: id, person: null })),
  ];
  const firstJudge = take('judge', people.length);
  const judges = people.map((each, nth) => ({ id: firstJudge + nth, ...of, ...each }));
  const assignments = assigned(
    { ...round, works, judges, conflicts: [] },
    take('assignment', works.length * round.judges_per_work),
  );
  const sheets = sheetsOf(chance, { works, judges, assignments, criteria });
  const firstSheet = take('sheet', sheets.length);
  const results = resultsOf({ criteria, works, assignments, sheets }, event, special);
  const firstAward = take('award', results.awards.length);
  return {
    ...{ round, criteria, works, guests, judges, assignments },
    rubric: { id: round.id, round_id: round.id, comment: 'may' },
    sheets: sheets.map((sheet, nth) => ({ ...sheet, id: firstSheet + nth })),
    snapshot: {
      ...{ id: at + 1, ...of, number: 1, formula: RANKING_VERSION },
      ...{ content: results.content, sha256: snapshotHash(results.content) },
      ...{ shows_ranks: hasStaff, offers_check: true },
      ...{ frozen_at: BEFORE.frozen, frozen_by: organiser.id },
      ...{ approved_at: BEFORE.approved, approved_by: approver.id },
      ...{ released_at: BEFORE.released, released_by: organiser.id, told_at: BEFORE.released },
    },
    awards: results.awards.map(({ work: _, ...award }, nth) => ({
      ...{ id: firstAward + nth, snapshot_id: at + 1, place: nth + 1, ...award },
    })),
  };
}

/** The accepted works, in numbers that say nothing of who handed in first. */
function worksOf(submissions: readonly DemoSubmission[], { title }: DemoEvent, round_id: number) {
  const accepted = submissions.filter(
    ({ registration, revisions }) =>
      registration.event.title === title && revisions.at(-1)?.status === 'ACCEPTED',
  );
  return new Chance(SEED + round_id).shuffle(accepted).map(({ id, revisions }, at) => ({
    ...{ round_id, submission_id: id, number: at + 1, revision: revisions.length },
  }));
}

type Works = ReturnType<typeof worksOf>;
type Assignments = ReturnType<typeof assigned>;
type Criteria = readonly (DemoCriterion & { readonly id: number; readonly rubric_id: number })[];

function sheetsOf(
  chance: Chance,
  of: {
    readonly works: Works;
    readonly judges: readonly { readonly id: number }[];
    readonly assignments: Assignments;
    readonly criteria: Criteria;
  },
): DemoSheet[] {
  const byId = new Map(
    of.works.map((work) => [work.submission_id, { ...work, quality: chance.fraction() * BEST }]),
  );
  return of.judges.flatMap(({ id }, nth) => {
    const own = of.assignments.filter(({ judge_id }) => judge_id === id);
    const habits = { done: 1, kindness: KINDNESS[nth] ?? 0 };
    return demoSheets(chance, { from: BEFORE.opened, until: BEFORE.closes }, habits, {
      works: own.map((row) => ({
        assignmentId: row.id,
        revision: byId.get(row.submission_id)?.revision ?? 1,
        quality: byId.get(row.submission_id)?.quality ?? 0,
      })),
      ...{ criteria: of.criteria, said: SAID },
    });
  });
}

type Judged = {
  readonly criteria: Criteria;
  readonly works: Works;
  readonly assignments: Assignments;
  readonly sheets: readonly DemoSheet[];
};

/** What was frozen: the prizes of the competition by rank, and one more for the work after them. */
function resultsOf(
  { criteria, works, assignments, sheets }: Judged,
  event: DemoEvent,
  special: Competition['special'],
) {
  const byAssignment = new Map(sheets.map((sheet) => [sheet.assignment_id, sheet]));
  const counted = assignments
    .toSorted((a, b) => a.submission_id - b.submission_id || a.judge_id - b.judge_id)
    .flatMap(({ id, submission_id, judge_id }): CountedSheet[] => {
      const levels = byAssignment.get(id)?.scores ?? {};
      const points = pointsOf(criteria, levels);
      if (points === null) return [];
      return [{ work: `${submission_id}`, judge: `${judge_id}`, points, levels }];
    });
  const frozen = atOnce(frozenContent({ rubric: { criteria }, works, sheets: counted }));
  const prizes = prizesOf(ARCHIVED_EDITION, { ...event, competition: null });
  const ranked = frozen.ranking.works;
  const given = awardsByRank(ranked, prizes).flatMap(({ work, position }) => {
    const prize = prizes.find((each) => each.position === position);
    return prize ? [{ work, position, title: prize.title, prize: prize.prize }] : [];
  });
  const next = ranked.find(({ work }) => !given.some((award) => award.work === work));
  const awards = [...given, ...(next ? [{ work: next.work, position: null, ...special }] : [])];
  const content: SnapshotContent = { ...frozen, awards };
  const byLabel = new Map(works.map((work) => [workInSnapshot(work.number), work.submission_id]));
  return {
    content,
    awards: awards.map((award) => ({
      ...{ ...award, submission_id: byLabel.get(award.work) ?? 0, tie_note: null },
    })),
  };
}
