import { Chance } from '@pratibha/domain/chance';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { assigned } from './assigned.ts';
import type { DemoEvent } from './events.ts';
import { instantOf } from './instant.ts';
import type { DemoPerson } from './people.ts';
import { PITCH_RUBRIC, STORY_RUBRIC } from './rubrics.ts';
import {
  cannotBeJudged,
  type DemoHabits,
  type DemoSheet,
  demoSheets,
  takenOut,
} from './score-sheets.ts';
import type { DemoSubmission } from './submissions.ts';

const SEED = 20_250_721;

/** The event that is judged when the demo begins. */
export const JUDGED = 'Data Storytelling Contest';
const PREPARED = 'Mobile App Idea Pitch';

const ADDED = zonedStart(2025, 7, 7, 10);
const ASKED = zonedStart(2025, 7, 7, 11);
const ANSWERED_BY = zonedStart(2025, 7, 9, 12);
const OPENED = zonedStart(2025, 7, 9, 17);
const OPENS = zonedStart(2025, 7, 10, 10);

/** How far each judge is, in their order; together about half. */
const HABITS: readonly DemoHabits[] = [
  { done: 1, kindness: 0.05 },
  { done: 0.25, kindness: 0 },
  { done: 0.85, kindness: -0.15 },
  { done: 0.7, kindness: 0.2 },
  { done: 0.55, kindness: -0.05 },
  { done: 0.4, kindness: 0.1 },
  { done: 0, kindness: 0 },
  { done: 0.3, kindness: -0.1 },
];

const COMMON = { place: 1, takes: 'accepted', minutes_per_work: 10, is_blind: true };

/** The round that is judged when the demo begins. */
export const ROUND = {
  ...{ id: 1, title: 'One round', ...COMMON, judges_per_work: 3 },
  ...{ opens_at: OPENS, closes_at: zonedStart(2025, 7, 21, 18), opened_at: OPENED, version: 3 },
};
const PREPARED_ROUND = {
  ...{ id: 2, title: 'Pitches', ...COMMON, judges_per_work: 2, opened_at: null, version: 2 },
  ...{ opens_at: zonedStart(2025, 7, 28, 9), closes_at: zonedStart(2025, 8, 1, 18) },
};
const RUBRICS = [ROUND, PREPARED_ROUND].map(({ id }) => ({ id, round_id: id, comment: 'may' }));
const CRITERIA = [STORY_RUBRIC, PITCH_RUBRIC]
  .flatMap((rubric, at) =>
    rubric.map((each, place) => ({ ...each, rubric_id: at + 1, place: place + 1 })),
  )
  .map((each, at) => ({ id: at + 1, ...each }));

type Stored = {
  readonly events: readonly (DemoEvent & { readonly id: number })[];
  readonly submissions: readonly DemoSubmission[];
};

export type DemoJudging = ReturnType<typeof demoJudging>;

/**
 * A round that is being judged and one that is prepared, of events and works that are numbered
 * already.
 */
export function demoJudging(
  { events, submissions }: Stored,
  people: readonly DemoPerson[],
  now: Date,
) {
  const chance = new Chance(SEED);
  const later = new Chance(SEED + 1);
  const eventOf = (title: string) => events.find((event) => event.title === title)?.id ?? 0;
  const works = worksOf(submissions);
  const judges = HABITS.flatMap((_, at) => {
    const person = people[at];
    if (!person) throw new Error('the demo has too few people who judge');
    const answered_at = instantOf(chance, ASKED, ANSWERED_BY);
    return [{ id: at + 1, round_id: ROUND.id, person, asked_at: ASKED, answered_at }];
  });
  const known = { judge_id: 3, submission_id: works[4]?.submission_id ?? 0 };
  const round = { ...ROUND, works, judges, conflicts: [known] };
  const assignments = assigned(round, 1);
  // The fifth judge found in a work who made it; nobody else has it yet.
  const met = assignments.filter(({ judge_id }) => judge_id === 5)[6];
  const declared = { judge_id: 5, submission_id: met?.submission_id ?? 0 };
  const isDeclared = (row: typeof declared) =>
    row.judge_id === declared.judge_id && row.submission_id === declared.submission_id;
  const revisions = new Map(works.map((work) => [work.submission_id, work.revision]));
  const qualities = new Map(works.map((work) => [work.submission_id, chance.fraction()]));
  const given = (rows: typeof assignments) => ({
    works: rows.map((row) => ({
      assignmentId: row.id,
      revision: revisions.get(row.submission_id) ?? 1,
      quality: qualities.get(row.submission_id) ?? 0,
    })),
    criteria: CRITERIA.filter(({ rubric_id }) => rubric_id === 1),
  });
  const ownOf = (judge: number) =>
    assignments.filter((row) => row.judge_id === judge && !isDeclared(row));
  const sheets = judges.flatMap(({ id }, at) => {
    const habits = HABITS[at] as DemoHabits;
    return demoSheets(chance, { from: OPENS, until: now }, habits, given(ownOf(id)));
  });
  const done = new Set(sheets.flatMap((row) => (row.sent_at === null ? [] : row.assignment_id)));
  const rest = judges.flatMap(({ id }, at) => {
    const habits = { ...(HABITS[at] as DemoHabits), done: 1 };
    const due = ownOf(id).filter((row) => !done.has(row.id));
    return demoSheets(later, { from: now, until: ROUND.closes_at }, habits, given(due));
  });
  return {
    ...{ added_at: ADDED, asked_at: ASKED, opened_at: OPENED, works, judges },
    rounds: [
      { ...ROUND, event_id: eventOf(JUDGED) },
      { ...PREPARED_ROUND, event_id: eventOf(PREPARED) },
    ] as const,
    rubrics: RUBRICS,
    criteria: CRITERIA,
    conflicts: [
      { ...known, origin: 'organisers', at: ASKED },
      { ...declared, origin: 'declared', at: zonedStart(2025, 7, 12, 19) },
    ],
    assignments: assignments.map((row) => ({ ...row, is_ended: isDeclared(row) })),
    sheets: sheets.map(withWhatHappened).map((sheet, at) => ({ ...sheet, id: at + 1 })),
    /** What is sent between the demo's beginning and the end of the window. */
    rest,
  };
}

/** The accepted works, in numbers that say nothing of who handed in first. */
function worksOf(submissions: readonly DemoSubmission[]) {
  const accepted = submissions.filter(
    ({ registration, revisions }) =>
      registration.event.title === JUDGED && revisions.at(-1)?.status === 'ACCEPTED',
  );
  return new Chance(ROUND.id).shuffle(accepted).map(({ id, revisions }, at) => ({
    ...{ round_id: ROUND.id, submission_id: id, number: at + 1, revision: revisions.length },
  }));
}

/** A work that does not open, and a sheet of another work. */
function withWhatHappened(sheet: DemoSheet, at: number): DemoSheet {
  return at === 3 ? cannotBeJudged(sheet) : at === 7 ? takenOut(sheet) : sheet;
}
